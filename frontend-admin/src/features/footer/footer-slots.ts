import type { DocumentSlots } from '../../documents/slots';
import { FooterForm } from './FooterForm';

export const slots: DocumentSlots = { Form: FooterForm };
