import { act, fireEvent, screen, within } from '@testing-library/react';
import { editor, renderFields, renderFieldsOver, type, values } from '../../testing/field-editor';

describe('simple fields', () => {
  it('write values of their own kind, and nothing when they are emptied', () => {
    renderFields({ day: '2026-11-02', rate: 80, tone: 'info' }, 'day', 'rate', 'shown', 'tone');
    type('Day', '');
    type('Rate', '');
    type('Tone', '');
    fireEvent.click(screen.getByLabelText('Shown'));
    expect(values()).toEqual({ day: null, rate: null, tone: null, shown: true });
    type('Rate', '12.5');
    type('Tone', 'tip');
    expect(values()).toMatchObject({ rate: 12.5, tone: 'tip' });
  });

  it('count characters from 80 % of their limit', () => {
    renderFields({ slogan: '1234567' }, 'slogan');
    expect(screen.queryByText('7 / 10')).not.toBeInTheDocument();
    type('Slogan', '12345678');
    expect(screen.getByText('8 / 10')).toBeVisible();
    type('Slogan', '12345678901');
    expect(screen.getByText('1 too long to publish')).toBeVisible();
  });

  it('take a time of the clock and the name of a zone', async () => {
    const user = renderFields({ zone: 'Mars/Base_1' }, 'time', 'zone');
    type('Time', '09:30');
    const zone = screen.getByRole('combobox', { name: 'Zone' });
    expect(zone).toHaveValue('Mars/Base_1');
    await user.clear(zone);
    await user.type(zone, 'toronto');
    await user.click(await screen.findByRole('option', { name: 'America/Toronto', hidden: true }));
    expect(values()).toEqual({ time: '09:30', zone: 'America/Toronto' });
  });

  it('name an entry by the word for what was chosen', () => {
    renderFields({ hours: [{ day: 'monday' }] }, 'hours');
    expect(screen.getByRole('button', { name: 'Line 1 Monday', expanded: false })).toBeVisible();
  });

  it('keep a word that is no choice until another is chosen', () => {
    renderFields({ tone: 'alarm' }, 'tone');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('alarm (unknown)');
  });

  it('know an icon in any spelling, and say what an unknown name shows', async () => {
    const user = renderFields({ icon: 'calendar-check' }, 'icon');
    await user.click(screen.getByRole('button', { name: 'Icon: Calendar' }));
    expect(await screen.findByRole('button', { name: 'Calendar', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clock', hidden: true }));
    expect(values()).toEqual({ icon: 'clock' });
  });

  it('say that an unknown icon will show the shield', () => {
    renderFields({ icon: 'hologram' }, 'icon');
    expect(screen.getByText('“hologram” is not in the set: visitors see Shield.')).toBeVisible();
  });

  it('take an image of the site', async () => {
    const user = renderFields({}, 'picture');
    await user.click(screen.getByRole('button', { name: 'Picture: choose an image' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Social card', hidden: true }));
    expect(values()).toEqual({ picture: '/og-image.jpg' });
  });

  it('take an image that any page uses, by what it shows or by its file', async () => {
    const used = [
      { address: '/images/ward.jpg', alt: 'A ward at night' },
      { address: 'https://images.example/a/board.jpg?w=800', alt: '' },
      { address: '/og-image.jpg', alt: 'It comes with the site' },
    ];
    const user = renderFieldsOver({ '/api/admin/images/in-use': used }, { picture: '/images/ward.jpg' }, 'picture');
    await user.click(screen.getByRole('button', { name: 'Picture: replace' }));
    const list = within(await screen.findByRole('region', { name: 'Used on your site', hidden: true }));
    const names = list.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
    expect(names).toEqual(['A ward at night', 'board.jpg']);
    expect(list.getByRole('button', { pressed: true, hidden: true })).toHaveTextContent('A ward at night');
    fireEvent.click(list.getByRole('button', { name: 'board.jpg', hidden: true }));
    expect(values()).toEqual({ picture: 'https://images.example/a/board.jpg?w=800' });
  });

  it('show an image first, and its address to those who ask or have to correct it', async () => {
    const user = renderFields({ picture: '/a.jpg' }, 'picture');
    expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Picture: remove' }));
    await user.click(screen.getByRole('button', { name: 'Use an address' }));
    type('Address', 'b.jpg');
    expect(values()).toEqual({ picture: 'b.jpg' });
    await user.click(screen.getByRole('button', { name: 'Use an address' }));
    act(() => {
      editor.setErrors({ picture: 'Enter a web address.' });
    });
    expect(await screen.findByLabelText('Address')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Picture: replace' })).toBeVisible();
  });
});

describe('rich text', () => {
  it('shows all of its words before its editor is there', () => {
    const answer = `${'One of many words. '.repeat(20)}The last.`;
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    try {
      renderFields({ answer: `<p>${answer}</p>` }, 'answer');
      expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveTextContent(answer);
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });
});

describe('lists of texts', () => {
  it('keep single texts from visitors, who get the others', async () => {
    const user = renderFields({ points: ['One', 'Two', 'Three', 'Four'] }, 'points');
    await user.click(screen.getByRole('button', { name: 'Hide point 2' }));
    type('Point 2', 'Two, later');
    expect(values().points).toEqual(['One', { entry: 'Two, later', published: false }, 'Three', 'Four']);
    expect(screen.getByText('4 of 3 · 1 hidden')).not.toHaveAttribute('data-over');
    await user.click(screen.getByRole('button', { name: 'Show point 2' }));
    expect(values().points).toEqual(['One', 'Two, later', 'Three', 'Four']);
  });

  it('grow with Enter, shrink with Backspace, and take several lines at once', async () => {
    const user = renderFields({ points: ['One'] }, 'points');
    await user.type(screen.getByLabelText('Point 1'), '{Enter}');
    await user.keyboard('Two{Enter}');
    expect(screen.getByLabelText('Point 3')).toHaveFocus();
    await user.paste('Three\n\n Four ');
    expect(values().points).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(screen.getByText('4 of 3')).toHaveAttribute('data-over');
    await user.clear(screen.getByLabelText('Point 2'));
    await user.keyboard('{Backspace}');
    expect(values().points).toEqual(['One', 'Three', 'Four']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values().points).toEqual(['One', '', 'Three', 'Four']);
  });
});

describe('a group that folds', () => {
  const group = () => within(screen.getByRole('group', { name: 'Phone' }));

  it('says in a line what it means, and writes into an object that is not there yet', async () => {
    const user = renderFields({}, 'phone');
    expect(group().queryByLabelText('Show')).toBeNull();
    await user.click(group().getByRole('button', { name: 'Phone Shown there', expanded: false }));
    await user.click(group().getByLabelText('Show'));
    expect(values()).toEqual({ phone: { show: false } });
    expect(group().getByRole('button', { name: 'Phone Hidden', expanded: true })).toBeVisible();
  });

  it('opens for a field that was refused or asked for', async () => {
    renderFields({ phone: {} }, 'phone');
    act(() => {
      editor.setErrors({ 'phone.label': 'Too long.' });
    });
    expect(await group().findByText('Too long.')).toBeVisible();
  });
});
