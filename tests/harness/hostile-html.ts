/** What an attacker would write into an article. Each one sets `globalThis.broken` if it works. */
const run = 'globalThis.broken=1'

const plain: readonly string[] = [
  // Scripts, plain and in disguise.
  `<script>${run}</script>`,
  `<ScRiPt src=data:text/javascript,${run}></sCrIpT>`,
  `<script/x>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `<p>x</p><script type=module>${run}</script>`,
  `<noscript><p title="</noscript><script>${run}</script>">`,
  `<template><script>${run}</script></template>`,
  // Handlers.
  `<img src=x onerror=${run}>`,
  `<img src=x:x onerror\n=\n"${run}">`,
  `<img/src="x"/onerror="${run}">`,
  `<IMG SRC=x oNeRrOr=${run}>`,
  `<img src="x\`\` onerror=${run}"\`>`,
  `<img src=x onerror="&#103;lobalThis.broken=1">`,
  `<p onpointerover="${run}">x</p>`,
  `<b onfocus="${run}" tabindex=1 autofocus>x</b>`,
  `<details open ontoggle="${run}">x</details>`,
  `<body onload="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<p style="animation:x" onanimationstart="${run}">x</p>`,
  // Addresses that run code.
  `<a href="javascript:${run}">x</a>`,
  `<a href=" java\tscript:${run}">x</a>`,
  `<a href="java&#115;cript:${run}">x</a>`,
  `<a href="&#x6A;avascript&colon;${run}">x</a>`,
  `<a href="\u0001javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt://%0a${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<img src="javascript:${run}">`,
  `<img src="https://evil.example/pixel.png">`,
  `<img src="/files/public/../../admin">`,
  // Frames, objects, bases, forms.
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.broken=1</script>"></iframe>`,
  `<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>`,
  `<iframe src="https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<form action="javascript:${run}"><button autofocus>x</button></form>`,
  // Foreign content and mutation.
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<textarea><p title="</textarea><img src=x onerror=${run}>">`,
  `<title><p title="</title><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${run}>">`,
  `<plaintext><img src=x onerror=${run}>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--!><img src=x onerror=${run}>-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml <img src=x onerror=${run}>?>`,
  `<p title="\u003e<img src=x onerror=${run}>`,
  // Styles and names.
  `<p style="background:url(javascript:${run});position:fixed;inset:0">x</p>`,
  `<p style="text-align:center;width:expression(${run})">x</p>`,
  `<style>@import 'https://evil.example/x.css'; * { display: none }</style>`,
  `<p id="main" class="fixed inset-0" name="cookie">x</p>`,
  `<a id=location href="https://good.example" target=_blank ping="https://evil.example">x</a>`,
  // Videos from elsewhere, and ours with something added.
  `<video src=x:x onerror=${run}></video>`,
  `<video src="/files/films/0d3a1f2e-9b1c-4c55-8a2e-0d3a1f2e9b1c" onloadstart="${run}" poster="javascript:${run}">`,
  `<video poster=x><source src=x onerror="${run}"></video>`,
  `<video src="https://evil.example/film.mp4" autoplay></video>`,
  // Known bypasses of other sanitizers: parsing the result again gives something else.
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
  `<svg><desc><noscript></desc></noscript><img src=x onerror=${run}></svg>`,
  `<table><caption><svg><title><template><style></title></style><img src=x onerror=${run}></template>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<a><svg><foreignObject><a><img src=x onerror=${run}></a></foreignObject></svg></a>`,
  `<p><svg><style><p title="</style><img src=x onerror=${run}>"></p></svg>`,
  `<noscript><style></noscript><img src=x onerror=${run}></style>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  `<b>&lt;img src=x onerror=${run}&gt;</b><img src=x onerror=${run}>`,
  `<img title="\u000b" src=x onerror=${run}>`,
  `<img\u000csrc=x\u000conerror=${run}>`,
  `<img src=x onerror=&#x67;lobalThis.broken&equals;1>`,
]

/**
 * The same content where parsers go wrong: in tables, in foreign content, in lists, deeply nested, half closed, twice.
 */
const nestings: readonly ((html: string) => string)[] = [
  (html) => `<table><tr><td>${html}</table>`,
  (html) => `<table>${html}<tr><td>x</td></tr></table>`,
  (html) => `<svg><desc>${html}</desc></svg>`,
  (html) => `<math><mtext>${html}</mtext></math>`,
  (html) => `<ul><li><blockquote><pre>${html}`,
  (html) => `${'<b><i>'.repeat(30)}${html}`,
  (html) => `<a href="/x">${html}<p>${html}</a></p>`,
  (html) => `<!-- ${html} --!>${html}<!--`,
]

/** Every plain one, and each in two of the nestings: some 250, all different. */
export const hostileHtml: readonly string[] = plain.flatMap((html, at) => {
  const nested = [nestings[at % 8], nestings[(at + 3) % 8]]
  return [html, ...nested.map((nest) => nest?.(html) ?? html)]
})
