import { PageEditor } from './PageEditor';

/** /admin/about */
export const AboutEditorPage = () => <PageEditor reference="about" name="About page" />;

/** /admin/contact-page */
export const ContactEditorPage = () => <PageEditor reference="contact" name="Contact page" />;

/** /admin/terms-page */
export const TermsEditorPage = () => <PageEditor reference="terms" name="Terms and conditions" />;

/** /admin/privacy-page */
export const PrivacyEditorPage = () => <PageEditor reference="privacy" name="Privacy policy" />;
