/** Returns a hand-written HTML version of the guest's page: the same text, fields and menu, without a script. */
export function staticPage(menu: Record<string, [string, string][]>): string {
  const courses = Object.entries(menu)
    .map(
      ([course, dishes]) =>
        `<section><h3>${course}</h3><ul>${dishes
          .map(([name, description]) => `<li><strong>${name}</strong><span>${description}</span></li>`)
          .join('')}</ul></section>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harvest supper Menu Selection</title>
<link rel="icon" href="data:,">
<style>
body{margin:0;background:#faf7f1;color:#1f1d1a;font:1.0625rem/1.5 system-ui,sans-serif}
header,main,footer{max-width:640px;margin:auto;padding:16px}
h1,h2,h3{font-family:ui-serif,Georgia,serif;line-height:1.2}
h1{font-size:clamp(1.875rem,1.4rem + 2.2vw,2.5rem)}
label{display:block;margin-top:16px;font-weight:600}
input,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:8px;border:1px solid #7d7465;border-radius:10px;font:inherit}
button{min-height:48px;padding:0 24px;border:0;border-radius:10px;background:#1f5c3a;color:#fff;font:inherit}
li span{display:block;color:#4d483f}
</style>
</head>
<body>
<header><a href="/">Platewise</a> <a href="/">Home</a> <a href="/pricing">Pricing</a> <a href="/help">Help</a></header>
<main>
<h1>Harvest supper</h1>
<p>Answer by <strong>Friday, January 1, 2100</strong> (Berlin)</p>
<form method="post">
<h2>Who is coming?</h2>
<label>Your Name *<input name="name" required></label>
<label>Email (Optional)<input name="email" type="email"></label>
<label>Allergies/Dietary Restrictions (Optional)<textarea name="allergies"></textarea></label>
<p><button type="button" aria-label="One guest less">−</button> 1 <button type="button" aria-label="One guest more">+</button></p>
<details><summary>Read the menu first</summary>${courses}</details>
<button>Continue</button>
</form>
</main>
<footer>© Platewise <a href="/privacy-policy">Privacy Policy</a> <a href="/terms-and-conditions">Terms and Conditions</a></footer>
</body>
</html>
`
}
