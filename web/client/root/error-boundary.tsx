import { Component, type ReactNode } from 'react'
import type { SharedWords } from '#languages/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { focusHeading } from '../keep-focus.ts'

type Props = { site: SharedWords['site']; children: ReactNode }

/** Shown when a page itself fails: what happened, a way to try again and a way back. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    focusHeading()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { site } = this.props
    return (
      <main className="page narrow stack loose">
        <h1>{site.thatDidNotWork}</h1>
        <Notice kind="error">{site.somethingWrong}</Notice>
        <div className="row">
          <Button look="primary" onClick={() => location.reload()}>
            {site.tryAgain}
          </Button>
          <a className="button" href="/">
            {site.backToHome}
          </a>
        </div>
      </main>
    )
  }
}
