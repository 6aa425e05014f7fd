import { Injectable } from '@nestjs/common';
import { contactForm, contactLabels, type ContactForm, type ContactLabels } from '@20x/shared/contact-form/form';
import type { Block } from '../../content/blocks/block-types.ts';
import { LivePages } from '../../content/documents/live-pages.ts';
import { BoundedQueue } from '../../core/concurrency/bounded-queue.ts';

interface FormPlace {
  /** Path of the page that shows the form. */
  readonly page?: string | undefined;
  /** The block's id, for pages with several forms. */
  readonly block?: string | undefined;
}

const contactPage = '/contact';

/** The forms that visitors see: what is published is what a message is held to. */
@Injectable()
export class PublishedForms {
  /** A flood of messages must leave the database's connections to everybody else. */
  private readonly queue = new BoundedQueue({ running: 2, waiting: 50 });

  constructor(private readonly pages: LivePages) {}

  /** The form at that place, else that of the contact page, else the default one. */
  async find({ page = contactPage, block: id }: FormPlace): Promise<ContactForm> {
    return this.queue.run(async () => {
      for (const path of new Set([page.replace(/(.)\/$/, '$1'), contactPage])) {
        const forms = formsIn(await this.pages.contentAt(path));
        const block = forms.find((form) => form.id === id) ?? forms[0];
        if (block) return contactForm(block);
      }
      return contactForm();
    });
  }

  /** What the form on a page calls its fields now. */
  async labelsOn(page: string | null): Promise<ContactLabels> {
    return contactLabels(await this.find({ page: page ?? undefined }));
  }
}

function formsIn(content: object | null) {
  const { blocks } = (content ?? {}) as { readonly blocks?: Block[] | null };
  return (blocks ?? []).filter((block) => block.type === 'demoForm');
}
