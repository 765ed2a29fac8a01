import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A search changes the address, and nothing that would have to be read again. */
export function onlySearched({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const searched = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !searched && defaultShouldRevalidate
}
