import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';

export const ButtonBlock = ({ block }: BlockProps<'button'>) => <Action action={block} />;
