import { aulaAbierta } from './startups/education/aulaAbierta.ts';
import { becaFacil } from './startups/education/becaFacil.ts';
import { campusLab } from './startups/education/campusLab.ts';
import { cuadernoVivo } from './startups/education/cuadernoVivo.ts';
import { leoContigo } from './startups/education/leoContigo.ts';
import { ludotecaDigital } from './startups/education/ludotecaDigital.ts';
import { mentorea } from './startups/education/mentorea.ts';
import { oposita } from './startups/education/oposita.ts';
import { profeCerca } from './startups/education/profeCerca.ts';
import { tallerMaker } from './startups/education/tallerMaker.ts';
import { tandemLingua } from './startups/education/tandemLingua.ts';
import { caudalPay } from './startups/finance/caudalPay.ts';
import { cofre } from './startups/finance/cofre.ts';
import { facturaAlDia } from './startups/finance/facturaAlDia.ts';
import { monedaDelBarrio } from './startups/finance/monedaDelBarrio.ts';
import { nominaClara } from './startups/finance/nominaClara.ts';
import { pensionYa } from './startups/finance/pensionYa.ts';
import { puente } from './startups/finance/puente.ts';
import { quipuRisk } from './startups/finance/quipuRisk.ts';
import { semillaVerde } from './startups/finance/semillaVerde.ts';
import { tierraFirme } from './startups/finance/tierraFirme.ts';
import { boticaria } from './startups/healthcare/boticaria.ts';
import { dermalia } from './startups/healthcare/dermalia.ts';
import { ecoAuditiva } from './startups/healthcare/ecoAuditiva.ts';
import { farmaruta } from './startups/healthcare/farmaruta.ts';
import { fisioEnCasa } from './startups/healthcare/fisioEnCasa.ts';
import { frioSeguro } from './startups/healthcare/frioSeguro.ts';
import { kelpa } from './startups/healthcare/kelpa.ts';
import { neuroraiz } from './startups/healthcare/neuroraiz.ts';
import { nomadaHealth } from './startups/healthcare/nomadaHealth.ts';
import { ortoprint } from './startups/healthcare/ortoprint.ts';
import { ostraBio } from './startups/healthcare/ostraBio.ts';
import { pulsoMaterno } from './startups/healthcare/pulsoMaterno.ts';
import { retinaClara } from './startups/healthcare/retinaClara.ts';
import { senda } from './startups/healthcare/senda.ts';
import { armarioCircular } from './startups/retail/armarioCircular.ts';
import { bodegaDirecta } from './startups/retail/bodegaDirecta.ts';
import { florDeBarrio } from './startups/retail/florDeBarrio.ts';
import { granel } from './startups/retail/granel.ts';
import { hornoConecta } from './startups/retail/hornoConecta.ts';
import { lonjaViva } from './startups/retail/lonjaViva.ts';
import { mascotia } from './startups/retail/mascotia.ts';
import { mercadoKm0 } from './startups/retail/mercadoKm0.ts';
import { probador } from './startups/retail/probador.ts';
import { riberaFoods } from './startups/retail/riberaFoods.ts';
import { tendero } from './startups/retail/tendero.ts';
import { vitrina } from './startups/retail/vitrina.ts';
import { albaRobotics } from './startups/technology/albaRobotics.ts';
import { brumaSensors } from './startups/technology/brumaSensors.ts';
import { canteraData } from './startups/technology/canteraData.ts';
import { chispaMotors } from './startups/technology/chispaMotors.ts';
import { cumbreSecurity } from './startups/technology/cumbreSecurity.ts';
import { faroLegal } from './startups/technology/faroLegal.ts';
import { galernaWind } from './startups/technology/galernaWind.ts';
import { hilo } from './startups/technology/hilo.ts';
import { kestrelFreight } from './startups/technology/kestrelFreight.ts';
import { kumoEnergia } from './startups/technology/kumoEnergia.ts';
import { lumbre } from './startups/technology/lumbre.ts';
import { mareaLogistics } from './startups/technology/mareaLogistics.ts';
import { nordlysGrid } from './startups/technology/nordlysGrid.ts';
import { orbitaSur } from './startups/technology/orbitaSur.ts';
import { pixelforja } from './startups/technology/pixelforja.ts';
import { sextanteAi } from './startups/technology/sextanteAi.ts';
import { solara } from './startups/technology/solara.ts';
import { terralux } from './startups/technology/terralux.ts';
import { tramontanaCloud } from './startups/technology/tramontanaCloud.ts';
import { veredaMobility } from './startups/technology/veredaMobility.ts';
import type { DemoStartup } from './types.ts';

/** Every demo startup in the order in which it was registered. */
export const demoStartups: readonly DemoStartup[] = [
  cofre,
  senda,
  nordlysGrid,
  retinaClara,
  solara,
  tandemLingua,
  chispaMotors,
  monedaDelBarrio,
  cumbreSecurity,
  bodegaDirecta,
  brumaSensors,
  galernaWind,
  oposita,
  campusLab,
  armarioCircular,
  pixelforja,
  tierraFirme,
  dermalia,
  facturaAlDia,
  mareaLogistics,
  ortoprint,
  profeCerca,
  mascotia,
  kestrelFreight,
  terralux,
  nominaClara,
  tendero,
  farmaruta,
  hornoConecta,
  tallerMaker,
  probador,
  fisioEnCasa,
  aulaAbierta,
  kumoEnergia,
  semillaVerde,
  mercadoKm0,
  nomadaHealth,
  neuroraiz,
  pensionYa,
  puente,
  lonjaViva,
  frioSeguro,
  riberaFoods,
  becaFacil,
  pulsoMaterno,
  florDeBarrio,
  tramontanaCloud,
  ludotecaDigital,
  albaRobotics,
  cuadernoVivo,
  vitrina,
  hilo,
  sextanteAi,
  boticaria,
  leoContigo,
  ecoAuditiva,
  lumbre,
  granel,
  quipuRisk,
  faroLegal,
  kelpa,
  orbitaSur,
  mentorea,
  canteraData,
  ostraBio,
  caudalPay,
  veredaMobility,
];
