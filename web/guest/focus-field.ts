/** Gives a field the focus after the next render, and opens what it is folded into. */
export function focusField(id: string): void {
  setTimeout(() => {
    const field = document.getElementById(id)
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true
    field?.focus()
  }, 50)
}
