const delay = 1000
const key = 'cookie_consent'

/** The stored answer, or null. A browser that stores nothing is asked again. */
function storedAnswer(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(answer: string): void {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // All cookies are essential, so nothing depends on the answer.
  }
}

/**
 * Shows the banner one second after loading unless there is an answer, and stores the answer. The banner takes no
 * focus. It sets its height as `--below`, so that bars at the bottom stand above it.
 */
export function askAboutCookies(banner: HTMLElement): void {
  if (storedAnswer()) return
  const root = document.documentElement
  const tell = () => root.style.setProperty('--below', `${banner.offsetHeight}px`)
  // The whole page takes the property in: that is work of a frame of its own, after the banner's.
  const size = new ResizeObserver(() => requestAnimationFrame(tell))
  const close = () => {
    if (banner.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true })
    banner.hidden = true
    size.disconnect()
    root.style.removeProperty('--below')
  }
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.value) store(target.value)
    close()
  })
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  setTimeout(() => {
    banner.hidden = false
    size.observe(banner)
  }, delay)
}
