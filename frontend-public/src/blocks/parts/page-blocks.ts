import type { Block } from '@20x/kit';
import { createContext } from 'react';

/** All blocks of the page, for those of them that say what is on it. */
export const PageBlocks = createContext<readonly Block[]>([]);

/** Of the titles of blocks: within a chapter they are below its own. */
export const TitleLevel = createContext<2 | 3>(2);
