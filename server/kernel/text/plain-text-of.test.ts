import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text-of.ts'

const heading =
  '<h2>Two\n  colors</h2><div>One</div><div>Two</div><p>A &lt; B &amp; C &quot;2&quot;, it&#39;s &copy;</p>'

test.each([
  [heading, {}, 'Two colors\n\nOne\n\nTwo\n\nA < B & C "2", it\'s ©'],
  [heading, { isDivLine: true }, 'Two colors\n\nOne\nTwo\n\nA < B & C "2", it\'s ©'],
  // As written by Gmail, Outlook and Apple.
  [
    '<div dir="ltr">Hi there<div>Second line</div><div><br></div><div>Third</div></div>',
    { isDivLine: true },
    'Hi there\nSecond line\n\nThird',
  ],
  [
    'Hi there <div><div>Second</div></div>\n<div>Third</div>Last',
    { isDivLine: true },
    'Hi there\nSecond\nThird\nLast',
  ],
  ['<ul><li>One</li>\n<li><p>Two</p></li></ul><p>Three</p>', {}, '- One\n- Two\n\nThree'],
  ['<table><tr><th>Size</th><td>M</td></tr><tr><td>L</td></tr></table>', {}, 'Size  M\nL'],
  ['One<br>two<hr /><pre>a\n  b</pre>', {}, 'One\ntwo\n\n---\n\na\nb'],
  ['<p>See <a href="/a?b=1&amp;c=2"><b>there</b></a> <img alt="A fox" src="/f.png"></p>', {}, 'See there'],
  [
    '<p>See <a href="/a?b=1&amp;c=2"><b>there</b></a> <img alt="A fox" src="/f.png"></p>',
    {
      link: (words: string, address: string) => `${words} (${address})`,
      picture: (alt: string) => `[${alt}]`,
    },
    'See there (/a?b=1&c=2) [A fox]',
  ],
  ['<p>One<script>alert(1)</script></p><style>p { }</style>', {}, 'One'],
])('the text is read out of HTML: %s %o', (html, options, text) => {
  expect(plainTextOf(html, options)).toBe(text)
})

test('input built to take long is still read right away', () => {
  for (const part of ['<pre', '<pre>', '&nbsp;', ' ', '<a href="x">', '<li> ', '\n', '<p><li></p>'])
    expect(plainTextOf(part.repeat(20_000)).length).toBeLessThan(200_000)
})
