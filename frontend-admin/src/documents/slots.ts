import type { ComponentType } from 'react';
import type { EditableDocument } from '../editor/document/editable-document';
import type { MoreActions } from '../editor/frame/MoreMenu';
import type { FieldDeclarations } from '../editor/model/field-declarations';
import type { PageSection } from '../editor/visual/outline';

/** Something to start a document from. */
export interface DocumentTemplate {
  readonly title: string;
  readonly description: string;
  /** The content besides the title. */
  readonly content: (title: string) => object;
}

export interface FormProps {
  /** Of a type with two forms: this is the one that can do more. */
  readonly isAdvanced: boolean;
}

/** What a content type adds to the screens that all types share. */
export interface DocumentSlots {
  /** Changes the generated declarations. Default: none is changed. */
  readonly adapt?: (fields: FieldDeclarations) => FieldDeclarations;
  /** Default: every field in its order. */
  readonly Form?: ComponentType<FormProps>;
  /** The names of fields that are in the rail beside the form. Default: none is. */
  readonly inRail?: readonly string[];
  /** Below the form: what belongs to the document and is not its content. */
  readonly Below?: ComponentType<{ readonly document: EditableDocument }>;
  /** In the menu of the header. */
  readonly Actions?: MoreActions;
  /** How the fields make up the page in the visual editor. Default: the fields besides the blocks as one section. */
  readonly sections?: readonly PageSection[];
  /** Default: a new document starts empty. */
  readonly templates?: Readonly<Record<string, DocumentTemplate>>;
}

/** A content type as a screen opens it. */
export interface OpenType {
  readonly fields: FieldDeclarations;
  readonly slots: DocumentSlots;
}
