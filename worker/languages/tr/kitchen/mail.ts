/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) => (title ? `“${title}”: kararlaştırılan değişti` : 'Kararlaştırılan değişti'),
  preview: 'Lütfen yerine ne verileceğine bakın.',
  heading: (title: string) => title,
  toPlanner: 'Bir mutfak, başka birinin bir misafir için kararlaştırdığını değiştirdi.',
  toLink: 'Başka biri, bir misafir için kararlaştırdığınızı değiştirdi.',
  what: 'Mutfak sayfası neyin kararlaştırılmış olduğunu, şimdi neyin geçerli olduğunu ve kimin söylediğini gösterir.',
  action: 'Mutfak sayfasını aç',
}
