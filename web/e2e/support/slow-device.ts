import type { Page } from '@playwright/test'

/** A device on which each task of React's begins late, so that timers and presses come between its tasks. */
export async function slowTasks(page: Page): Promise<void> {
  await page.addInitScript((lateMs) => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
      setTimeout(() => postMessage.apply(this, given), lateMs)
    } as typeof postMessage
  }, 150)
}
