import { kitchen as words } from '#languages/pl/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Organizator wydarzenia przysłał link dla kuchni. Nie trzeba konta ani instalacji. Tutaj opisujemy, co
      link pokazuje i jak odpowiadać. Obrazki pokazują strony po angielsku.
    </p>
  ),
  plannerGuide: 'Pomoc dla organizatorów (po angielsku)',
  parts: {
    link: {
      title: 'Link',
      body: (
        <>
          <p>
            Link pokazuje, co ugotować: talerze, każdą część menu i gości, którzy potrzebują czegoś innego.
            Pokazuje części menu i nazwiska wybrane przez organizatora, więc link kolegi może pokazywać inne.
            Adresów nie pokazuje nigdy.
          </p>
          <p>
            Kto ma link, widzi, czego goście muszą unikać: niech zostanie w kuchni. Działa do{' '}
            {openAfterMealDays} dni po posiłku, a gdy dnia nie podano, do {openAfterClosingDays} dni po
            zamknięciu odpowiedzi. Organizator może zamknąć go wcześniej: strona staje się wtedy pusta
            wszędzie, gdzie jest otwarta.
          </p>
          <Picture name="caterer-course" on="phone">
            Jedna część menu na telefonie: najpierw liczby, z tym, co się zmieniło.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Co oznaczają liczby',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Talerze takie jak w menu.'],
            [
              kitchen.changedHead,
              'Talerze dla gości, którzy zamiast tego dania dostają coś innego, z ich numerami.',
            ],
            [kitchen.totalHead, 'Jedno i drugie łącznie. Suma części menu to talerze wydarzenia.'],
            [
              kitchen.notChosen,
              'Goście, którzy w tej części menu nic nie wybrali. Jeśli organizator zdecydował, co dostaną, jest to napisane.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Ile porcji dania jest dla dzieci. Danie dla dzieci jest pod innymi w swojej części menu.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Nigdy w sumie: zapasowe talerze i posiłki dla osób, które nie są gośćmi.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Kto potrzebuje czegoś innego',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Gość, który potrzebuje czegoś innego. Numer należy do niego przez całe wydarzenie: zostaje, gdy gość zmieni zdanie, i nikt inny go nie dostanie. Sąsiadom przy stole nic nie mówi, więc może być na winietce.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Alergia albo celiakia. Nietolerancje i własne wybory są pisane mniejszym drukiem i nazwane wprost.',
              ],
              ['„bez sosu satay”', 'Słowa gościa, tak jak je wpisał.'],
              [
                kitchen.wordsNotChecked,
                'Nikt jeszcze nie porównał tych słów z daniami. Danie bez ostrzeżenia może zawierać to, o czym mówią: proszę zapytać organizatora, zanim zacznie się gotować dla tego gościa.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Po nazwisku osoby niedorosłej. „${menu.noPlate}” oznacza niemowlę, które nie je nic z kuchni.`,
              ],
              [
                'ORZESZKI ZIEMNE: NIE POTWIERDZONO',
                'Nikt jeszcze nie powiedział, czy danie zawiera orzeszki ziemne. To nie znaczy, że ich nie ma.',
              ],
              [
                kitchen.notAgreed,
                'Danie zawiera to, czego gość musi unikać, i jeszcze nie uzgodniono, co dostanie. Na stronie gościa jest napisane, że trzeba jeszcze zapytać kuchnię.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Specjalne: każde z numerem, z tym, czego unikać, i z tym, co będzie podane.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'Na żywo i bez internetu',
      body: (
        <>
          <p>
            W górnym wierszu jest <strong>na żywo</strong> i godzina. Strona odświeża się wtedy sama, gdy
            zmieni się odpowiedź. Gdy jest tam <strong>Bez połączenia od: 18:02</strong>, widać stan z 18:02.
            Zostaje na ekranie i odświeża się, gdy wróci połączenie. Nic z wpisanych danych nie ginie. Są
            zapisane dopiero, gdy strona to powie.
          </p>
          <p>
            Jeśli organizator na to pozwoli, po naciśnięciu <strong>{kitchen.keepHere}</strong> strona otwiera
            się także bez internetu, przez 24 godziny, tak jak przy ostatnim połączeniu. Dużymi literami
            napisano, z kiedy pochodzi. Potem znika z telefonu, tak samo po naciśnięciu{' '}
            <strong>{kitchen.removeKept}</strong> albo gdy telefon wróci do sieci po zamknięciu linku.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> sprawia, że ekran telefonu lub tabletu nie gaśnie. Strona nie
            wydaje dźwięków.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Papier',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> drukuje najpierw liczby, potem wszystkich, którzy potrzebują
          czegoś innego. Obok są dania według stołów, same dania specjalne, arkusze dla obsługi, karty dań i,
          jeśli link pokazuje wszystkie nazwiska, winietki. Każdy druk pokazuje to, co link, i nic więcej. Na
          górze jest napisane, który to arkusz albo że nie jest to arkusz numerowany, oraz godzina. Wydruk się
          nie zmienia: przed wydawaniem proszę spojrzeć na link. Po wszystkim proszę wydruki zniszczyć, bo
          wymieniają gości i to, czego muszą unikać.
        </p>
      ),
    },
    confirm: {
      title: 'Potwierdzanie, co jest w daniu',
      body: (
        <>
          <p>
            Naciśnięcie nazwy dania pokazuje, co zawiera i czego muszą unikać osoby, które je jedzą. Jeśli
            organizator na to pozwoli, widać też <strong>{kitchen.confirmContents}</strong>. Najpierw jest to,
            czego muszą unikać goście, którzy wybrali to danie. Przy każdym alergenie proszę zaznaczyć{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> albo{' '}
            <em>{kitchen.stateLabel.without}</em>, a to, czego nie wiadomo, zostawić jako{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> może powiedzieć tylko kuchnia, nie organizator. Chodzi o
            przepis, dlatego „{kitchen.traces}” zawsze jest obok. Kuchnia i organizator widzą tam też imię i
            nazwisko. Goście widzą „Kuchnia” i dzień.
          </p>
          <p>
            Gdy zmieni się przepis, proszę zaznaczyć to tutaj. Zawiadamiamy gości, których to dotyczy, a to,
            co dla nich uzgodniono, jest znów otwarte. To, co inni wpiszą przy otwartym formularzu, pojawia
            się w nim i zostaje; przy rozbieżności pytamy, co zachować.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Uzgadnianie, co podać w zamian',
      body: (
        <>
          <p>
            Jeśli organizator na to pozwoli, proszę otworzyć <strong>{kitchen.specialsHead}</strong> albo
            nacisnąć numer, na przykład S14, pod daniem. Gdy trzeba coś uzgodnić, proszę wpisać to w polu{' '}
            <strong>{kitchen.serveInstead}</strong>, z imieniem i nazwiskiem. Organizator widzi to od razu, a
            gość czyta w swoim potwierdzeniu, więc warto napisać tak, jak ma to przeczytać: „Sałatka z
            ogórka”.
          </p>
          <p>
            Talerz liczy się wtedy jako <em>{kitchen.changedHead}</em>. Gdy gość wybierze inne danie albo poda
            coś nowego, albo gdy danie zmieni się w tym, czego musi unikać, sprawa jest znów otwarta i pytamy
            jeszcze raz. Gdy ktoś inny zmieni to, co uzgodniono, strona mówi, co było, co jest teraz i od kogo
            to pochodzi; na adres linku idzie e-mail.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Numerowane arkusze i „Przeczytane”',
      body: (
        <>
          <p>
            Link zawsze pokazuje liczby z tej chwili. Co jakiś czas organizator wydaje{' '}
            <strong>numerowany arkusz</strong>: arkusz 1, arkusz 2, a na końcu ostateczny. Wydany arkusz nigdy
            się nie zmienia. Nowszy go zastępuje.
          </p>
          <p>
            Proszę nacisnąć wiersz pod paskiem, przeczytać, co się zmieniło, podać imię i nazwisko i nacisnąć{' '}
            <strong>{sheets.haveSeen(3)}</strong>. Organizator widzi wtedy, kto i kiedy przeczytał który
            arkusz. Samo otwarcie linku mówi mu tylko, że go otwarto. Jeśli w międzyczasie wyszedł nowszy
            arkusz, strona o tym powie i go pokaże.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Co się od tego czasu zmieniło',
      body: (
        <>
          <p>
            Wiersz u góry liczy, co się zmieniło od przeczytanego arkusza, aż do przeczytania następnego.
            Naciśnięcie pokazuje wszystko. Każdy wiersz zaczyna się wielkimi literami od miejsca: najpierw
            ALERGIA, potem STÓŁ, części menu i GOŚCIE. „DANIE GŁÓWNE Filet wołowy 46 → 48 (+2)” znaczy: teraz
            48, o dwa więcej niż w arkuszu.
          </p>
          <Picture name="caterer-changes" on="phone">
            Co się zmieniło od arkusza 1, który przeczytała Marta.
          </Picture>
          <p>
            Zmiana po ostatecznym arkuszu jest tak oznaczona, z uwagą, że kuchni nie powiadomiono. Nikt jej
            jeszcze nie uzgodnił: jeśli przychodzi za późno, proszę zadzwonić do organizatora.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Do kogo dzwonić',
      body: (
        <p>
          Numer organizatora, jeśli go podał, jest na końcu strony i na górze wydruku. Czatu nie ma: w pilnych
          sprawach proszę dzwonić. Jeśli link nie działa, proszę poprosić organizatora o nowy.
        </p>
      ),
    },
    never: {
      title: 'Czego nigdy nie mówimy',
      body: (
        <p>
          Przekazujemy to, co piszą goście, organizatorzy i kuchnie. Nie możemy sprawdzić jedzenia: żadna
          nasza strona, e-mail ani arkusz nie obiecuje, że danie komuś nie zaszkodzi. Jeśli nic nie podano,
          jest niepotwierdzone. Tylko kuchnia wie, czy gość może zjeść danie, a obsługa mówi to przy stole.
        </p>
      ),
    },
  },
}
