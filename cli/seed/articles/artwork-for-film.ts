import type { DemoArticle } from './demo-article.ts'

export const prepareArtwork: DemoArticle = {
  title: 'How to prepare artwork for DTF',
  excerpt:
    'Resolution, transparency, thin lines and the dreaded halo: a ten-minute check that saves a wasted sheet.',
  category: 'guides',
  tags: ['artwork', 'dpi', 'transparency', 'files'],
  author: 0,
  daysAgo: 33,
  picture: 'article-prepare-artwork',
  content: `
<p>Nine of ten prints that disappoint were lost before the printer was switched on. The good news: the four things that go wrong are always the same four, and you can check all of them in ten minutes with any image program. Here is the list that hangs beside our own screens.</p>

<h2>1. Enough pixels for the size</h2>
<p>Print sharpness is pixels divided by inches. Take the width of your file in pixels, divide by the width you want in inches, and you have the <em>effective dpi</em>. That is the only dpi that counts. The number stored in the file is a wish.</p>
<table>
  <thead><tr><th>Effective dpi</th><th>What you will see</th></tr></thead>
  <tbody>
    <tr><th>300 and more</th><td>As sharp as our printer gets. More pixels change nothing.</td></tr>
    <tr><th>200 to 300</th><td>Fine on fabric. Only you will know.</td></tr>
    <tr><th>150 to 200</th><td>Soft edges up close. Acceptable for large back prints and photographs.</td></tr>
    <tr><th>Under 150</th><td>Stairs in every curve. The builder warns you here, and it means it.</td></tr>
  </tbody>
</table>
<p>So a full front at 11 inches wants 3,300 pixels across, and a chest logo at 3.5 inches wants 1,050. A logo saved from a website is usually 400 pixels wide: good for one and a third inches, which is a fine size for a hat button.</p>
<p>Enlarging the file in your program does not help. It makes more pixels out of the same information, and the printer prints the blur faithfully. Ask whoever drew the logo for the original, or have it redrawn. If you own the vector file, export it at the final size with 300 dpi and you are done.</p>

<h2>2. Transparent means transparent</h2>
<p>DTF prints white ink under every color so that it shows on dark cloth. The printer cannot tell your white background from your white letters, so it prints both, and you get a logo in a white box.</p>
<ul>
  <li>Save as <strong>PNG with transparency</strong>. WebP works too. JPEG cannot be transparent at all.</li>
  <li>Look at your file on a bright pink background. Whatever is not pink will be printed.</li>
  <li>Designs with black on a black shirt: decide whether you want the black printed, or left out so that the shirt is the black. Left out is softer and lasts longer.</li>
</ul>

<h2>3. Lines that can hold on</h2>
<p>What you press is a thin sheet of ink and glue. A line that is too thin has too little glue under it, and leaves the shirt in the third wash, or stays on the film when you peel.</p>
<ul>
  <li>Lines and letter strokes: <strong>at least 0.5 mm</strong>, which is 6 pixels at 300 dpi.</li>
  <li>Gaps between printed parts: <strong>at least 0.8 mm</strong>, 10 pixels. Narrower gaps fill with powder and close.</li>
  <li>Small text: 8 points in a sturdy face, 10 if it has thin strokes. If you squint, so will everyone.</li>
</ul>
<p>To check, zoom until one screen inch is one printed inch, lean back, and look for anything that flickers.</p>

<h2>4. No halos, no fog</h2>
<p>Pixels are either ink or no ink, with white beneath. A pixel that is forty per cent see-through becomes forty per cent of color on a hundred per cent of white: a pale crumbly rim. That is the halo around drop shadows, glows and cut-outs made with a soft brush.</p>
<p>Two cures. For shadows and fades, turn them into <strong>halftone dots</strong>: solid dots, smaller towards the edge. It looks like a poster and prints like a dream. For cut-outs, sharpen the edge: in most programs it is called threshold, or levels on the alpha channel. Everything under half transparency goes, everything above becomes solid.</p>
<p>Backgrounds removed by an app often leave a fog of almost invisible pixels. Put a black layer beneath your design, then a white one. If you see dust on either, erase it.</p>

<h2>Colors, briefly</h2>
<p>Work in RGB and save with an sRGB profile. Our printer reaches most of it. Neon green and electric blue will come out calmer than your screen, because your screen glows and cotton does not. If a brand color must be exact, order a 12-inch sheet with five variations of it and pick by eye. Six dollars well spent.</p>

<h2>The list, to cut out</h2>
<ol>
  <li>Width in pixels ÷ width in inches is 300, or at least 150.</li>
  <li>Background is truly transparent, checked on pink.</li>
  <li>Nothing thinner than 0.5 mm, no gap under 0.8 mm.</li>
  <li>No soft shadows, no fog; edges are hard.</li>
  <li>Text is outlined or drawn, and spelled by two people.</li>
</ol>
<p>Then upload. The <a href="/builder">builder</a> trims the file to its ink, tells you the effective dpi at the size you choose, and points at what it does not like. It has seen worse. So have we.</p>
`,
}
