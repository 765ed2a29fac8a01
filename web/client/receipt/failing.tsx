import { Component, type ReactNode } from 'react'
import { backToHome, somethingWrong, thatDidNotWork, tryAgain } from '#core/words/shared'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { focusHeading } from '../keep-focus.ts'

/** Shown when a page itself fails: what happened, a way to try again and a way back. */
export class Failing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    focusHeading()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page narrow stack loose">
        <h1>{thatDidNotWork}</h1>
        <Notice kind="error">{somethingWrong}</Notice>
        <div className="row">
          <Button look="primary" onClick={() => location.reload()}>
            {tryAgain}
          </Button>
          <a className="button" href="/">
            {backToHome}
          </a>
        </div>
      </main>
    )
  }
}
