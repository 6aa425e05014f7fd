import { DocumentForm } from '../../documents/DocumentForm';
import type { FormProps } from '../../documents/slots';
import { WritingSurface } from './writing/WritingSurface';

/** A post as its author writes it: the title and, below it, the text. */
export const PostForm = ({ isAdvanced }: FormProps) => (
  <>
    <DocumentForm names={['title']} />
    <WritingSurface isSimple={!isAdvanced} />
  </>
);
