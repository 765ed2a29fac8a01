import type { NoNeedWords } from '../no-need.ts'

/** Phrases for "no need" in Turkish, whose word for "no" stands at the end. */
export const noNeedInTurkish: NoNeedWords = {
  whole: [
    ...[
      'yok',
      'yoktur',
      'hayir',
      'hicbiri',
      'hicbir sey',
      'bir sey yok',
      'hicbir sey yok',
      'yok tesekkurler',
    ],
    ...['her seyi yerim', 'her seyi yiyorum', 'her seyi yiyebilirim', 'her seyi yer', 'her seyi yeriz'],
    ...['alerjim yok', 'alerjimiz yok', 'alerjisi yok', 'alerji yok', 'alerji yoktur', 'alerjim yoktur'],
    ...['alerjik degilim', 'intoleransim yok', 'intolerans yok', 'kisitlama yok', 'kisitlamam yok'],
    ...['alerji veya intolerans yok', 'alerji ve intolerans yok', 'alerjim veya intoleransim yok'],
    ...['ozel bir istegim yok', 'ozel bir ihtiyacim yok', 'ozel bir sey yok', 'gerek yok'],
  ],
  no: ['hicbir', 'herhangi bir', 'bilinen', 'bilinen bir', 'bildigim bir', 'baska', 'gida', 'besin'],
  qualifiers: ['gida', 'besin', 'bilinen', 'ozel'],
  needs: [
    ...['alerjim yok', 'alerjimiz yok', 'alerjisi yok', 'alerji yok', 'alerji yoktur', 'alerjim yoktur'],
    ...['intoleransim yok', 'intolerans yok', 'hassasiyetim yok', 'kisitlamam yok', 'ihtiyacim yok'],
  ],
  and: ['ve', 'veya', 'ya da'],
  before: ['benim', 'bizim', 'bildigim kadariyla', 'su an'],
  after: ['tesekkurler', 'tesekkur ederim', 'tesekkur ederiz', 'sagolun', 'bildigim kadariyla'],
}
