/** A name after «a»: ad Anna, a Paolo. */
export function to(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`
}

/** The name of a host who is several people: Anna e Tom. */
export function several(name: string): boolean {
  return /[&+,]|\s(?:and|und|et|y|e)\s/i.test(name)
}

/** A day without its weekday: il 3 dicembre, l’8 dicembre. */
export function on(day: string): string {
  return /^(?:8|11)\b/.test(day) ? `l’${day}` : `il ${day}`
}
