import { partyMax } from '#core/limits'
import { guest as words } from '#languages/pl/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Jest zaproszenie i prośba o wybór menu. Potrzebny jest kod wydarzenia i kilka minut. Oto, jak to działa.
      Obrazki pokazują strony po angielsku.
    </p>
  ),
  enterCode: 'Wpisz kod',
  parts: {
    code: {
      title: 'Wpisz kod',
      body: (
        <>
          <p>
            Na zaproszeniu jest kod z sześciu liter i cyfr, link albo kod QR do zeskanowania telefonem. Link i
            kod QR prowadzą prosto do menu. Kod należy wpisać na stronie głównej i nacisnąć{' '}
            <strong>{events.accessMenu}</strong>. Wielkość liter nie ma znaczenia.
          </p>
          <Picture name="guest-code" on="phone">
            Strona główna z wpisanym kodem.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Proszę podać, kto odpowiada',
      body: (
        <>
          <ul>
            <li>
              <strong>Imię i nazwisko</strong>, aby organizator wiedział, czyj to talerz.
            </li>
            <li>
              <strong>Adres e-mail</strong>, przy niektórych wydarzeniach i tylko dla chętnych. Wysyłamy na
              niego link do zmiany odpowiedzi, wiadomości o wybranych daniach i o wydarzeniu oraz
              przypomnienie, jeśli czegoś brakuje.
            </li>
            <li>
              <strong>Alergie i wymagania żywieniowe</strong>, jeśli są: proszę zaznaczyć, czego trzeba
              unikać, albo napisać to własnymi słowami. Jeden przycisk przekazuje to organizatorowi, osobom
              współorganizującym i kuchni, i nikomu więcej; do posiłku można to usunąć. Dane znikają{' '}
              {keptAfterDays} dni po posiłku. Nie możemy sprawdzić jedzenia: tego dnia proszę powiedzieć o tym
              także obsłudze.
            </li>
            <li>
              <strong>Liczba osób</strong>, razem z odpowiadającą, najwyżej {partyMax}. Para albo rodzina
              odpowiada raz.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            Pierwszy krok: imię i nazwisko, alergie i liczba osób.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Wybór dań',
      body: (
        <>
          <p>
            Wystarczy dotknąć dania: pojawi się znaczek. Ponowne dotknięcie albo{' '}
            <strong>{menu.clearChoice}</strong> cofa wybór. Część menu można pominąć. Tam, gdzie odpowiedź
            jest konieczna, proszę wybrać danie albo <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Jedna część menu i jej dania. Wybrane ma znaczek.
          </Picture>
          <p>
            Pod każdym daniem widać, co zawiera, o ile zostało to podane. Jeśli przychodzą też inni, następny
            krok pyta o każdą osobę: imię i nazwisko, alergie i dania. Dotknięcie imienia przenosi do tej
            osoby; jeden przycisk powtarza własny wybór.
          </p>
        </>
      ),
    },
    send: {
      title: 'Sprawdzenie i wysłanie',
      body: (
        <>
          <p>
            Ostatni krok pokazuje wszystko na jednej stronie, a na górze to, czego brakuje. Przycisk{' '}
            <strong>{party.change}</strong> obok imienia pozwala coś poprawić. Gdy wszystko się zgadza, proszę
            wysłać. Odpowiedź jest zapisana, gdy strona pokaże <strong>{party.submittedShort}</strong> i
            podziękuje. Jeśli się nie udało, strona o tym powie i zachowa wpisane dane: proszę spróbować
            jeszcze raz.
          </p>
          <Picture name="guest-review" on="phone">
            Ostatni krok, wszystko na jednej stronie.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Gdy coś przerwie',
      body: (
        <p>
          Po zamknięciu strony, utracie zasięgu albo rozładowaniu baterii wpisane dane zostają w urządzeniu.
          Wystarczy otworzyć tam ten sam link i kontynuować.
        </p>
      ),
    },
    change: {
      title: 'Zmiana lub wycofanie odpowiedzi',
      body: (
        <>
          <p>
            Po wysłaniu pojawia się <strong>własny link</strong>. Proszę go skopiować albo zachować e-mail. Na
            tym samym urządzeniu odpowiedź jest też na stronie głównej i na stronie wydarzenia. Do terminu
            odpowiedzi link pozwala zmienić nazwiska, dania, alergie i liczbę osób albo wycofać całą
            odpowiedź.
          </p>
          <p>
            Kto nie może przyjść, naciska <strong>{decline.cannotCome}</strong> tam, gdzie wpisuje się imię i
            nazwisko, albo na stronie ze swojego linku. Wtedy nie zajmuje miejsca, a zdanie można zmienić do
            terminu odpowiedzi.
          </p>
          <p>
            Każdy, kto ma link, może zmienić odpowiedź: proszę dawać go tylko zaufanym osobom. Na cudzym
            urządzeniu proszę nacisnąć <strong>{receipt.hideHere}</strong> na stronie głównej.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'Termin odpowiedzi',
      body: (
        <p>
          Strona podaje ostatni dzień wyboru i strefę czasową. Liczy się cały dzień, do północy w tamtym
          miejscu. Po odpowiedzi można dodać go do kalendarza. Po terminie link nadal pokazuje, co zostało
          wybrane.
        </p>
      ),
    },
    messages: {
      title: 'Co oznacza komunikat',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Żadne wydarzenie nie ma takiego kodu. Proszę porównać go z zaproszeniem: 5 może być literą S, a 2 literą Z. Jeśli się zgadza, proszę zapytać organizatora.',
            ],
            [
              events.deadlinePassed,
              'Tutaj jest już za późno na wybór. Proszę zapytać organizatora, czy zmiana jest jeszcze możliwa.',
            ],
            [menu.noCategories, 'Menu jeszcze nie dodano. Proszę zajrzeć za kilka dni.'],
            [
              menu.menuChanged,
              'W trakcie wyboru usunięto jedno danie. Reszta wyboru pozostaje; proszę wybrać ponownie tylko to jedno.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'W grupie jest więcej osób niż wolnych miejsc. Proszę ją zmniejszyć albo poprosić organizatora o więcej miejsc.',
            ],
            [
              party.linkExpired,
              'Po terminie nie można już nic zmienić. Wybór można jeszcze przeczytać i wydrukować albo usunąć swoje dane.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Kto widzi wpisane dane',
      body: (
        <p>
          Organizator oraz osoby, które na wydarzeniu gotują i podają. Inni goście nie. Nazwiska i adresy są
          usuwane {erasedAfterDays} dni po terminie odpowiedzi, a informacje o tym, czego trzeba unikać,{' '}
          {keptAfterDays} dni po posiłku, jeśli jego dzień jest znany. Po terminie można też usunąć wszystko
          samodzielnie przez swój link. Więcej: <a href="/privacy-policy">polityka prywatności</a>.
        </p>
      ),
    },
  },
}
