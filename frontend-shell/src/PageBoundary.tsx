import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface PageBoundaryProps {
  /** Rendering is tried again when this changes. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | null;
}

/** Shows the error page in place of a page that fails, until the visitor goes elsewhere. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, { failedAt }: PageBoundaryState) {
    if (failedAt === '') return { failedAt: place };
    return failedAt !== null && failedAt !== place ? { failedAt: null } : null;
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <ErrorPage />;
  }
}
