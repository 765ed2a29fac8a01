/** Closes the Help menu, a native disclosure, on Escape, on a press elsewhere and on leaving by one of its links. */
export function closeHelpMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) menu.open = false
  })
}
