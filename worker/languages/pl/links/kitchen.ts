export const nameRequired = 'Proszę podać swoje imię i nazwisko'

export const linkRevoked = 'Organizator zamknął ten link.'
export const kitchenLinkExpired = 'Ten link stracił ważność. Proszę poprosić organizatora o nowy.'
export const kitchenLinkUnknown = 'Ten link nie działa. Proszę poprosić organizatora o nowy.'
export const linkReads =
  'Przez ten link nie można niczego potwierdzić ani uzgodnić. Proszę zapytać organizatora.'
export const linkNoCards =
  'Ten link nie pokazuje wszystkich nazwisk, dlatego nie drukuje winietek. Proszę zapytać organizatora.'
