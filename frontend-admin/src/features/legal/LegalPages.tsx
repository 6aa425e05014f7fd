import { LegalEditor } from './LegalEditor';
import { privacy, terms } from './legal-texts';

/** /admin/terms-page */
export const TermsEditorPage = () => <LegalEditor text={terms} />;

/** /admin/privacy-page */
export const PrivacyEditorPage = () => <LegalEditor text={privacy} />;
