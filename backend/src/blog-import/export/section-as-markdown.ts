import { marked } from 'marked';
import { isHidden } from '@20x/shared/hidden';
import { escapeHtml } from '@20x/shared/escape-html';
import { withoutDerivedAnchors } from '../../content/blocks/anchors.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import { ChecklistBlock } from '../../content/blocks/article-blocks.dto.ts';
import { shownContent } from '../../content/documents/shown-content.ts';
import { blockAsHtml } from '../../content/markup/block-as-html.ts';
import { checkedSign } from '../html/checklists.ts';
import { markdownOfHtml } from './markdown-of-html.ts';
import { withNote } from './with-note.ts';

/** A section in a file of Markdown; what it does not show is in comments that an import reads. */
export function sectionAsMarkdown(block: Block): string {
  const markdown = isHidden(block) ? '' : formOf(block).trim();
  return withNote(block, markdown, marked.parse(markdown, { async: false }));
}

const alerts = { info: 'NOTE', tip: 'TIP', warning: 'WARNING', compliance: 'IMPORTANT' } as const;

function formOf(block: Block): string {
  if (block.type === 'callout') return anchored(block, calloutOf(block));
  if (block.type === 'checklist') return anchored(block, checklistOf(block));
  if (block.type === 'code' && !block.name) return anchored(block, fenceOf(block.code ?? '', block.language));
  return markdownOfHtml(withoutDerivedAnchors(blockAsHtml(block)));
}

const anchored = ({ anchor }: Block, markdown: string): string =>
  anchor && markdown ? `<a id="${anchor}"></a>\n\n${markdown}` : markdown;

/** As GitHub writes notes. */
function calloutOf({ tone, title, html }: Extract<Block, { type: 'callout' }>): string {
  const heading = title ? `**${markdownOfHtml(escapeHtml(title))}**` : '';
  const parts = [heading, markdownOfHtml(withoutDerivedAnchors(html ?? ''))].filter(Boolean);
  if (parts.length === 0) return '';
  return [`[!${alerts[tone]}]`, ...parts.join('\n\n').split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}

function checklistOf(block: ChecklistBlock): string {
  const { items, ...head } = shownContent(ChecklistBlock, block);
  const points = (items ?? []).map((item, index) => {
    const words = typeof item === 'string' ? item : (item.entry ?? '');
    const isChecked = words.startsWith(checkedSign);
    const text = markdownOfHtml(escapeHtml(isChecked ? words.slice(checkedSign.length) : words));
    return `${block.ordered ? `${index + 1}.` : '-'} [${isChecked ? 'x' : ' '}] ${text.replace(/\s*\n\s*/g, ' ')}`;
  });
  const heading = markdownOfHtml(blockAsHtml({ ...head, anchor: null, items: null }));
  return [heading, points.join('\n')].filter(Boolean).join('\n\n');
}

/** A fence that nothing in the code ends. */
function fenceOf(code: string, language: string | null | undefined): string {
  if (code.trim() === '') return '';
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${(language ?? '').trim().replace(/[\s`]+/g, '-')}\n${code}\n${fence}`;
}
