import { VisualEditor } from '../../editor/visual/VisualEditor';
import { LegalEditor } from './LegalEditor';
import { privacy, terms, type LegalText } from './legal-texts';

const sections = [{ title: 'Page', fields: ['title'] }];

const LegalVisualPage = ({ text }: { readonly text: LegalText }) => (
  <LegalEditor
    text={text}
    visual={({ id }) => <VisualEditor documentId={id} name={text.name} formPath={text.path} sections={sections} />}
  />
);

/** /admin/terms-page/visual: the same draft, on its own page. */
export const TermsVisualPage = () => <LegalVisualPage text={terms} />;

/** /admin/privacy-page/visual */
export const PrivacyVisualPage = () => <LegalVisualPage text={privacy} />;
