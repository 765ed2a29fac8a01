/** Returns a menu of `courses` × `dishes`, by course: [name, description] pairs as long as real ones. */
export function menuOf(courses: number, dishes: number): Record<string, [string, string][]> {
  const names = ['Starter', 'Soup', 'Main course', 'Cheese', 'Dessert']
  return Object.fromEntries(
    Array.from({ length: courses }, (_, course) => {
      const name = names[course] ?? `Course ${course + 1}`
      const of = Array.from({ length: dishes }, (_, dish): [string, string] => [
        `${name} number ${dish + 1}`,
        `With what the garden gives in week ${dish + 1}, lightly dressed`,
      ])
      return [name, of]
    }),
  )
}
