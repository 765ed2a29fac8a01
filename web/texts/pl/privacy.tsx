import { site } from '#core/site'
import {
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  restorableDays,
} from '#retention/rules'
import { Mail } from '../document/document.tsx'
import type { PrivacyText } from '../en/text.ts'

export const privacy: PrivacyText = {
  lead: (
    <p>
      {site.name} zbiera informacje, kto co je, i możliwie niewiele poza tym. Tutaj goście przeczytają, co
      przechowujemy, kto to widzi, kiedy to usuwamy i co można zrobić.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Co przechowujemy z odpowiedzi',
      body: (
        <>
          <p>Organizator wydarzenia decyduje, do czego potrzebne są dane; przetwarzamy je w jego imieniu.</p>
          <ul>
            <li>Imiona i nazwiska osób w grupie i to, co każda wybrała.</li>
            <li>
              Adres e-mail, tylko jeśli wydarzenie o niego pyta i gość, albo organizator za niego, go poda: do
              wysłania linku, wiadomości o daniach i o wydarzeniu oraz przypomnień, gdy brakuje wyboru.
            </li>
            <li>
              Przy odmowie: podane nazwiska i adres, i nic więcej. Przechowujemy je i usuwamy tak jak inne
              odpowiedzi.
            </li>
            <li>
              Jeśli organizator prowadzi listę gości i ktoś na niej jest: nazwiska i liczebność grupy oraz,
              jeśli je dodano, adres e-mail, telefon, język, stół i notatkę. Z osobistego linku zostaje tylko
              skrót (hash).
            </li>
            <li>
              Jeśli organizator pisze do gości przez nas: jaki e-mail i kiedy poszedł do grupy i czy dotarł,
              przez {mailKeptDays} dni. Każdy taki e-mail ma link do rezygnacji. Aby to obowiązywało,
              zachowujemy wtedy skrót adresu, z którego nie da się go odtworzyć.
            </li>
            <li>Kiedy odpowiedzi udzielono i kiedy ostatnio ją zmieniono, oraz w jakim języku.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'To, czego trzeba unikać, to dane o zdrowiu',
      body: (
        <>
          <p>
            To, czego ktoś musi unikać, może mówić coś o jego zdrowiu lub przekonaniach. Podanie jest
            dobrowolne. Pytamy tylko po to, aby podano coś, co można zjeść, i przetwarzamy to za wyraźną
            zgodą: udziela się jej przyciskiem zaczynającym się od „Zgadzam się”. To, co wpisano, ale nie
            przekazano, nie jest do nas wysyłane: zostaje w urządzeniu.
          </p>
          <p>
            Przechowujemy to, co zaznaczono i wpisano, a także chwilę, treść i język zgody, wiek (dziecko,
            niemowlę), jeśli wydarzenie o to pyta, to, co powiedziano o daniach, życzenia i to, co uzgodniono
            w zamian.
          </p>
          <p>
            Jeśli podaje się to za innych z grupy, muszą wyrazić zgodę albo być dziećmi odpowiadającej osoby.
            Wszystko można usunąć przez swój link aż do posiłku, także po terminie; wydrukowane arkusze mogą
            pozostać.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Kto to widzi',
      body: (
        <>
          <p>
            Odpowiedź widzą: osoba, która ma do niej link, oraz planujący wydarzenie. Przez link utworzony dla
            kuchni i na papierze kuchnia widzi, ile porcji każdego dania potrzeba i kto potrzebuje czegoś
            innego: czego unikać, słowa gościa, jego dania i, jeśli organizator na to pozwoli, imię i
            nazwisko; nigdy adres e-mail. Inni goście nie widzą nic z tego.
          </p>
          <p>
            Cloudflare, Inc. prowadzi dla nas serwery i bazę danych oraz wysyła nasze e-maile. Nie sprzedajemy
            danych i nie używamy ich do reklamy.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Kiedy to usuwamy',
      body: (
        <ul>
          <li>
            To, czego trzeba unikać, razem ze zgodą: {keptAfterDays} dni po dniu posiłku; gdy dzień nie jest
            znany, razem z nazwiskami. Od razu, jeśli gość to usunie, wycofa odpowiedź albo usunie swoje dane.
          </li>
          <li>
            Nazwiska i adresy e-mail: {erasedAfterDays} dni po terminie odpowiedzi; jeśli go przesunięto,
            najpóźniej {latestAfterDays} dni po pierwszym, ale nigdy wcześniej niż {keptAfterDays} dni po
            ostatnim albo po posiłku. Liczby i dania zostają, bez nazwisk.
          </li>
          <li>Wycofana odpowiedź: nazwiska, alergie i adres od razu.</li>
          <li>
            Osoba z listy gości, która nigdy nie odpowie: gdy usuwane są alergie; w innym razie razem z
            odpowiedzią.
          </li>
          <li>
            Z kopii zapasowych wszystko znika {restorableDays} dni później. Jeśli musimy którąś przywrócić, od
            razu usuwamy ponownie to, co było usunięte.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Co zostaje w urządzeniu',
      body: (
        <>
          <p>Żadnych plików cookie do reklamy ani statystyki. U gościa zapisujemy w urządzeniu tylko:</p>
          <ul>
            <li>wybrany język, przez rok;</li>
            <li>odpowiedź na pytanie o pliki cookie;</li>
            <li>szkic odpowiedzi, do chwili wysłania;</li>
            <li>
              link do wysłanej odpowiedzi, aby ją odnaleźć, i plik cookie z kodami tych wydarzeń, najwyżej
              przez rok. Można go usunąć na stronie głównej;
            </li>
            <li>to, co jedna strona przekazuje następnej, i miejsce czytania, do zamknięcia karty.</li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Prawa',
      body: (
        <>
          <p>
            Można żądać wglądu w swoje dane, ich poprawienia, usunięcia, ograniczenia lub przeniesienia, a
            także sprzeciwić się ich przetwarzaniu. Do terminu odpowiedź zmienia się lub wycofuje przez swój
            link; to, czego trzeba unikać, można usunąć do posiłku; później usuwa się tam nazwiska, alergie i
            adres. Bez linku proszę zwrócić się do organizatora albo do nas.
          </p>
          <p>
            Zgodę można w każdej chwili wycofać na przyszłość. W innych sprawach proszę pisać na adres{' '}
            <Mail to={site.supportEmail} />: odpowiadamy w ciągu miesiąca i możemy poprosić o potwierdzenie
            tożsamości. Można też złożyć skargę do organu ochrony danych w miejscu zamieszkania.
          </p>
        </>
      ),
    },
    rest: {
      title: 'Cała polityka, po angielsku',
      body: (
        <p>
          Tutaj kończy się to, co dotyczy gości. Pełna polityka prywatności, także dla organizatorów, istnieje
          na razie tylko po angielsku. Oto ona.
        </p>
      ),
    },
  },
}
