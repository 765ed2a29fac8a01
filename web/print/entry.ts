import '../ui/serif/serif.css'
import './print.css'
import './shared/mark.css'
import './service.css'
import './guest-list.css'

// The button of a document for paper, and the one time that it prints by itself.

const button = document.querySelector<HTMLButtonElement>('#print')
const keys = document.querySelector<HTMLElement>('#keys')
if (button) {
  button.hidden = false
  button.addEventListener('click', () => void printed())
}
if (keys) keys.hidden = true

/** Prints once the serif is here: paper shows for good what it was printed with. */
async function printed() {
  await document.fonts.ready
  print()
}

// A choice shows at once, also one that was made before this script arrived. Without a script its form has a button.
const choices = document.querySelector<HTMLFormElement>('#choices')
const chosen = [...(choices?.querySelectorAll('select') ?? [])].some(
  ({ selectedOptions: [option] }) => option && !option.defaultSelected,
)
choices?.addEventListener('change', () => choices.requestSubmit())
if (chosen) choices?.requestSubmit()

const language = document.querySelector<HTMLFormElement>('#language')
if (language) {
  language.addEventListener('change', () => language.requestSubmit())
  for (const press of language.querySelectorAll('button')) press.hidden = true
}

if (location.hash === '#now') {
  // A reload shows the document again without printing it.
  history.replaceState(null, '', location.pathname + location.search)
  if (document.readyState === 'complete') void printed()
  else addEventListener('load', () => void printed(), { once: true })
}
