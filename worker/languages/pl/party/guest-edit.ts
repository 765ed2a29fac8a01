import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Dodaj lub zmień alergie i diety'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `Dań nie można już zmienić. Alergie i diety można zmieniać aż do posiłku. Wiadomość otrzyma: ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'kuchnia' : organizer
}
export const saveNeeds = 'Zapisz alergie i diety'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `Zapisano. Wiadomość otrzyma: ${who}.`
}
export const needsNotSaved =
  'Nie udało się tego zapisać. Wpisany tekst nie zginął: proszę spróbować jeszcze raz.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'Tę odpowiedź zmieniono w międzyczasie gdzie indziej. Powyżej widać ją taką, jaka jest teraz. Wpisany tutaj tekst jest zachowany: proszę porównać i zapisać ponownie.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Cała grupa zostanie usunięta, a miejsca będą wolne dla innych. Aby jednak przyjść, trzeba będzie odpowiedzieć od nowa.'
export const keepAnswer = 'Zachowaj odpowiedź'
export const withdrawWord = 'Wycofaj'
export const notSavedYet = 'Są tu niezapisane zmiany.'
export const saveIt = 'Zapisz'
export const showSaved = 'Pokaż zapisane'
export const changesDropped = 'Zmiany zostały odrzucone.'
export const leaveChanged = 'Wyjść bez zapisywania?'
export const leaveWarning = 'Są tu niezapisane zmiany. Po wyjściu przepadną.'
export const keepChanging = 'Zostań tutaj'
export const leaveWord = 'Wyjdź bez zapisywania'
export const savedMeanwhile = 'Zapisane w międzyczasie'
export const keepSaved = 'Zachowaj zapisaną odpowiedź'
export const yourChanges = 'Moje zmiany'
export const keepMine = 'Zachowaj moje zmiany'
/** Stands for somebody whom the other of two answers has. */
export function notInParty(name: string): string {
  return `Bez osoby: ${name}`
}
export const noEmail = 'Bez adresu e-mail'
export const mailUndelivered =
  'Nasza wiadomość nie dotarła na ten adres. Proszę go poprawić albo zachować link do tej strony.'

export const eraseOffer =
  'Można teraz usunąć imiona, nazwiska, alergie i adres e-mail całej grupy. Wybrane dania nadal będą policzone.'
export const eraseWarning =
  'Kuchnia nie będzie już wiedzieć o alergiach. Imiona, nazwiska, alergie i adres e-mail całej grupy zostaną usunięte.'
export const keepDetails = 'Zachowaj dane'
export const eraseWord = 'Usuń'

export const eraseFailed = 'Nie udało się usunąć danych. Proszę spróbować jeszcze raz.'
export const withdrawn = 'Odpowiedź została wycofana.'
export const withdrawFailed = 'Nie udało się wycofać odpowiedzi. Proszę spróbować jeszcze raz.'
export const changedMeanwhile = 'Tę odpowiedź zmieniono w międzyczasie gdzie indziej. Która ma zostać?'

// The edit page.

export const editing = 'Zmiana wyboru menu'
export const yourInformation = 'Państwa dane'
export const additionalGuests = 'Pozostali goście'
export const withdrawAnswer = 'Wycofaj odpowiedź'
export const cancel = 'Anuluj'
export const update = 'Zapisz zmiany'
export const updating = 'Zapisywanie…'
export const savedShort = 'Zapisano'
export const saveWithout = 'Zapisz bez tych dań'

export const eventLimitation = 'Liczba miejsc'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const slots = plural(free, {
    one: `${figure(free)} miejsce`,
    few: `${figure(free)} miejsca`,
    many: `${figure(free)} miejsc`,
    other: `${figure(free)} miejsca`,
  })
  const left = free > 0 ? `Dla Państwa grupy: ${slots}.` : 'Nie ma już wolnych miejsc.'
  return `Liczba miejsc: ${figure(limit)}. Pozostali zgłoszeni goście: ${figure(others)}. ${left}`
}

export const updated = 'Zmiany zostały zapisane.'
export const updateFailed = 'Nie udało się zapisać zmian. Proszę spróbować jeszcze raz.'
