/** Marks buttons of a page that are pressed before its own script is there, which presses them once it is. */
export function keepEarlyPresses(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type=button]')
    if (button && !('hydrated' in root.dataset)) button.ariaBusy = 'true'
  })
}
