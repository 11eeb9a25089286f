import { Component, type ReactNode } from 'react';
import { SectionFailure } from './SectionFailure.tsx';

interface SectionBoundaryProps {
  children: ReactNode;
}

interface SectionBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

/** Keeps a fault of one section from taking the page along. Put one around each section. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): SectionBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <SectionFailure error={this.state.error} onRetry={() => this.setState({ error: undefined, hasFailed: false })} />
    );
  }
}
