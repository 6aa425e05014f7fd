import type { DocumentSlots } from '../../documents/slots';
import { NavigationForm } from './NavigationForm';

export const slots: DocumentSlots = { Form: NavigationForm };
