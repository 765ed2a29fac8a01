/** True for a name of several people, “Anna i Tom”, whose verb is a plural. The name may be in another language. */
export function areMany(name: string): boolean {
  return /[&+,]|\s(?:i|oraz|and|und|et|y|e)\s/i.test(name)
}
