import { DocumentForm } from '../../documents/DocumentForm';
import { FieldGroup } from '../../ui/FieldGroup';

/** The footer, in the order in which visitors see its parts. */
export const FooterForm = () => (
  <>
    <FieldGroup title="About the site">
      <DocumentForm names={['description', 'socialLinks']} />
    </FieldGroup>
    <FieldGroup title="Link sections">
      <DocumentForm names={['sections']} />
    </FieldGroup>
    <FieldGroup title="Trust badges">
      <DocumentForm names={['badges']} />
    </FieldGroup>
    <FieldGroup title="Copyright and legal links">
      <DocumentForm names={['copyright', 'legalLinks']} />
    </FieldGroup>
  </>
);
