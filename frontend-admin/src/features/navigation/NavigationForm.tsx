import { DocumentForm } from '../../documents/DocumentForm';
import { FieldGroup } from '../../ui/FieldGroup';
import { MenuItems } from './MenuItems';

/** The bar at the top of every page, in the order in which visitors see its parts. */
export const NavigationForm = () => (
  <>
    <FieldGroup title="Features menu">
      <DocumentForm names={['dropdownTitle']} />
    </FieldGroup>
    <FieldGroup title="Menu">
      <MenuItems />
    </FieldGroup>
    <FieldGroup title="Header button">
      <DocumentForm names={['ctaText', 'ctaLink']} />
    </FieldGroup>
  </>
);
