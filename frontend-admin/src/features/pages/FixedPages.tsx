import { ContactNotifications } from './contact-notifications/ContactNotifications';
import { PageEditor } from './PageEditor';

/** /admin/about */
export const AboutEditorPage = () => <PageEditor reference="about" name="About page" />;

/** /admin/contact-page */
export const ContactEditorPage = () => (
  <PageEditor reference="contact" name="Contact page" below={<ContactNotifications />} />
);
