import type { GuestMenu } from '#contract/guest'

let handed: GuestMenu | null = null

/** Hands what the code field found to the event's page, which is opened next. */
export function handOver(menu: GuestMenu): void {
  handed = menu
}

/** Takes what was handed over for a code, once: a later visit asks again. */
export function takeOver(code: string): GuestMenu | null {
  const menu = handed
  handed = null
  return menu?.event.eventCode === code.toUpperCase() ? menu : null
}
