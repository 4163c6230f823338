import type { Sources } from './Source.ts';

export const pages: Sources = {
  'heron-about.html': {
    text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About us | Heron Water</title>
<meta name="description" content="Heron Water finds leaks in city pipes by listening to them."></head><body>
<nav><a href="/">Home</a> <a href="/product">Product</a> <a href="/careers">Careers</a> <a href="/press">Press</a></nav>
<main><h1>We listen to pipes</h1>
<p>Heron Water finds leaks in city pipes by listening to them. Utilities in nine countries lose 23% less water with us.</p>
<h2>Our story</h2><p>Heron was founded in 2016 in Ljubljana, Slovenia, by Maja Kos and Tine Zupan. Today 58 people work here.</p>
<p>In 2025 our revenue passed €6.4 million. We have raised €7.2 million from investors including Adriatic Capital, a €150 million fund.</p>
<h2>Numbers we care about</h2><ul><li>3 patents</li><li>14,000 km of pipe monitored</li><li>31 open bugs</li></ul>
<h2>In the press</h2><p>"Thames Water, with 8,000 employees, is now testing Heron."</p></main>
<footer>Heron Water d.o.o. <a href="https://www.linkedin.com/company/heron-water">LinkedIn</a> <a href="https://twitter.com/heronwater">Twitter</a> <a href="https://www.youtube.com/@heronwater">YouTube</a> © 2026</footer></body></html>`,
  },
  'jilguero-inicio.html': {
    text: `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Jilguero: aprende un oficio desde el móvil</title>
<meta property="og:site_name" content="Jilguero"></head><body>
<header><a href="/">Jilguero</a> <a href="/cursos">Cursos</a> <a href="/empresas">Empresas</a> <a href="/blog">Blog</a></header>
<section><h1>Aprende un oficio desde el móvil</h1><p>Jilguero enseña fontanería, electricidad y soldadura con lecciones de diez minutos y prácticas en talleres de tu ciudad.</p></section>
<section><h2>Quiénes somos</h2><p>Nacimos en Zaragoza en 2021. Hoy somos un equipo de 17 personas y nos acompañan 9.000 alumnos.</p>
<p>Desde entonces hemos captado 1,4 millones de euros.</p></section>
<section><h2>¿Sabías que...?</h2><p>La formación profesional mueve en Alemania 20.000 millones de euros. En España faltan 700.000 profesionales.</p></section>
<section><h2>Del blog</h2><article><h3>Duolingo ya ingresa 500 millones</h3><p>La compañía de Pittsburgh, con 800 empleados, publica resultados.</p></article></section>
<footer><a href="https://www.linkedin.com/company/jilguero">LinkedIn</a> <a href="https://www.youtube.com/@jilguero">YouTube</a><p>Jilguero Formación S.L. CIF B99887766</p></footer></body></html>`,
  },
};
