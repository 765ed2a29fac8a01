/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description: 'An example to try: choose as a guest would. Nothing is sent, and nothing is stored.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Starter',
      dishes: [
        ['Burrata with blood orange', 'Pistachio, basil, honey'],
        ['Chestnut soup', 'Crisp sage'],
        ['Beetroot-cured trout', 'Horseradish cream, dill and rye'],
      ],
    },
    {
      name: 'Main course',
      dishes: [
        ['Slow-braised short rib', 'Red wine, parsnip, carrots'],
        ['Roast sea bass', 'Fennel, lemon potatoes'],
        ['Aubergine with chickpeas', 'Pomegranate, tahini'],
      ],
    },
    {
      name: 'Dessert',
      dishes: [
        ['Crème brûlée', 'Vanilla, burnt sugar'],
        ['Plum and almond tart', 'Brown butter'],
      ],
    },
  ] satisfies { name: string; dishes: [name: string, description: string][] }[],
}
