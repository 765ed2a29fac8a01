/** Opens and closes the site's menu where it is folded into one button. Escape closes it. */
export function foldSiteMenu(button: HTMLElement): void {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const show = (open: boolean) => button.setAttribute('aria-expanded', String(open))
  button.addEventListener('click', () => show(!isOpen()))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    show(false)
    button.focus()
  })
}
