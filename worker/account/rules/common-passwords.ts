// The most common passwords from published lists of leaked ones that would pass the other rules: a word and digits. It is
// short enough for the page to load it too.
const words = new Set(
  `
  aaa aaaaaa abc abcd abcde abcdef admin administrator amanda america andrew angel april arsenal asdf
  asdfgh asdfghjkl ashley august autumn azerty baby banana barcelona baseball basketball batman berlin
  blessed buddy butterfly changeme charlie cheese chelsea chocolate computer cookie cowboys daniel
  december default demo dragon facebook family father february ferrari flower football freedom friday
  ginger google guest harley hello hockey hunter iloveyou internet january jennifer jessica jesus jordan
  joshua july june juventus killer lakers letmein liverpool login london love lovely loveyou maggie march
  master matthew mercedes michael michelle monday monkey mother mustang naruto nicole november october
  orange p@ssw0rd p@ssword pa55word paris pass passw passw0rd password passwort pepper pokemon porsche
  princess qazwsx qwert qwerty qwertz ranger robert root samsung secret september shadow soccer spiderman
  spring starwars summer sunshine superman test tester testing thomas tigger trustno user welcome welkom
  whatever william winter world yankees zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)

const endings = new Set(
  `0 00 01 007 1 11 111 12 121 123 1234 12345 123456 1234567 12345678 123456789 1234567890 13 2 21 22 23 3 321 4 5 6 69 666
  7 77 777 8 88 9 99 999 1q 2000 2010 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026`.split(
    /\s+/,
  ),
)

const keys = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 2wsx3edc 1qaz2wsx3edc qaz123 zaq12wsx
  zaq1zaq1 123abc 1234abcd 123qwe 1234qwer 12qwaszx qwe123 qweasd123 asd123 zxc123 a123456 a1234567 a12345678 a123456789
  aa123456 aa12345678 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abc123abc qwerty123456 monkey1! trustno1 blink182 ncc1701 rush2112
  thx1138 bond007 agent007 r2d2c3po x4ivygaa51f 3rjs1la7qe`.split(/\s+/),
)

/** True if a password is one of the most common ones, ignoring case and a punctuation mark at its end. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replace(/[!.?*#@$]{1,2}$/, '')
  if (keys.has(plain)) return true
  const [, word = '', ending = ''] = /^(.*?)(\d*)$/s.exec(plain) ?? []
  return words.has(word) && (ending === '' || endings.has(ending))
}
