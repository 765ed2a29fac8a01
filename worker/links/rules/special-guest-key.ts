/** A special guest by its answer and person, and with a course what it eats there. */
export function specialGuestKey(
  { responseId, personId }: { responseId: string; personId: string },
  dish?: { categoryId: string },
): string {
  return [responseId, personId, ...(dish ? [dish.categoryId] : [])].join('/')
}
