import type { DocumentSlots } from '../../documents/slots';
import { homeSections, withPlaces } from './home-sections';
import { HomeActions } from './HomeActions';
import { HomeForm } from './HomeForm';
import { withVisitorsView } from './visitors-see';

export const slots: DocumentSlots = {
  adapt: (fields) => withVisitorsView(withPlaces(fields)),
  Form: HomeForm,
  Actions: HomeActions,
  sections: homeSections,
};
