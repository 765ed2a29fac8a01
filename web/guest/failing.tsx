import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { somethingWrong } from '#words/guest'

/** What is shown when a page itself fails: what happened, a way to try again and a way back. */
export class Failing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page narrow stack loose">
        <h1>That did not work</h1>
        <Notice kind="error">{somethingWrong}</Notice>
        <div className="row">
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <a className="button" href="/">
            Back to home
          </a>
        </div>
      </main>
    )
  }
}
