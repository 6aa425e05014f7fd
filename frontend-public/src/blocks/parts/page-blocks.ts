import type { Block } from '@20x/kit';
import { createContext } from 'react';

/** All blocks of the page, for those of them that say what is on it. */
export const PageBlocks = createContext<readonly Block[]>([]);
