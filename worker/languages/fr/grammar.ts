/** A name after « de »: d’Anna, de Paul. */
export function de(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** A name after « que »: qu’Anna, que Paul. */
export function que(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `qu’${name}` : `que ${name}`
}

/** The name of a host who is several people: Anna et Tom. */
export function several(name: string): boolean {
  return /[&+,]|\s(?:and|und|et|y|e)\s/i.test(name)
}

/** A day without its weekday: le 3 décembre, le 1er décembre. */
export function le(day: string): string {
  return `le ${day.replace(/^1(?= )/, '1er')}`
}
