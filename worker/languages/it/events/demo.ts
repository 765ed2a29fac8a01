/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description: 'Un esempio da provare: scelga come farebbe un ospite. Non viene inviato né salvato nulla.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Antipasto',
      dishes: [
        ['Burrata con arancia rossa', 'Pistacchi, basilico, miele'],
        ['Vellutata di castagne', 'Salvia croccante'],
        ['Trota marinata alla barbabietola', 'Crema al rafano, aneto e segale'],
      ],
    },
    {
      name: 'Secondo',
      dishes: [
        ['Costine di manzo brasate', 'Vino rosso, pastinaca, carote'],
        ['Branzino al forno', 'Finocchi, patate al limone'],
        ['Melanzana con ceci', 'Melagrana, tahina'],
      ],
    },
    {
      name: 'Dolce',
      dishes: [
        ['Crème brûlée', 'Vaniglia, zucchero caramellato'],
        ['Crostata di prugne e mandorle', 'Burro nocciola'],
      ],
    },
  ] satisfies { name: string; dishes: [name: string, description: string][] }[],
}
