/** Where customers live: how they are called there, and how an address is written. */
export interface Country {
  code: string;
  /** How many of a hundred customers live there. */
  share: number;
  given: readonly string[];
  family: readonly string[];
  streets: readonly string[];
  /** `#` is the house number, `%` the street. */
  line: '# %' | '% #' | '%, #';
  /** The city, the state's code where addresses have one, and its postcodes: `#` is any digit, `@` any letter. */
  places: readonly (readonly [city: string, state: string, postcode: string])[];
}

const words = (list: string) => list.split(' ');
const lines = (list: string) => list.split('; ');

/** Common names and large cities; none of them is anybody's. */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'US',
    share: 55,
    given: words(
      'Emma Olivia Ava Mia Grace Ella Chloe Ruth Nora Hazel Noah Liam Ethan Caleb Owen Henry Isaac Miles',
    ),
    family: words(
      'Smith Johnson Garcia Miller Davis Martinez Lopez Wilson Moore Taylor Lee Clark Young Hill Baker',
    ),
    streets: lines(
      'Alder Street; Foundry Lane; Willow Court; Juniper Way; Union Square; Elm Terrace; Cove Avenue; Maple Drive',
    ),
    line: '# %',
    places: [
      ['Oakland', 'CA', '946##'],
      ['San Diego', 'CA', '921##'],
      ['Sacramento', 'CA', '958##'],
      ['Los Angeles', 'CA', '900##'],
      ['Portland', 'OR', '972##'],
      ['Seattle', 'WA', '981##'],
      ['Denver', 'CO', '802##'],
      ['Austin', 'TX', '787##'],
      ['Chicago', 'IL', '606##'],
      ['Minneapolis', 'MN', '554##'],
      ['Brooklyn', 'NY', '112##'],
      ['Boston', 'MA', '021##'],
      ['Savannah', 'GA', '314##'],
      ['Miami', 'FL', '331##'],
    ],
  },
  {
    code: 'CA',
    share: 10,
    given: words('Charlotte Léa Amelia Maya Florence Alice Liam Logan Thomas William Nathan Jack'),
    family: words('Tremblay Brown Roy Martin Gagnon Wilson Campbell Côté MacDonald Singh'),
    streets: lines('Maple Crescent; King Street; Rue Saint-Denis; Lakeshore Road; Spruce Avenue'),
    line: '# %',
    places: [
      ['Halifax', 'NS', 'B3H #@#'],
      ['Toronto', 'ON', 'M5V #@#'],
      ['Ottawa', 'ON', 'K1P #@#'],
      ['Montréal', 'QC', 'H2X #@#'],
      ['Vancouver', 'BC', 'V6B #@#'],
      ['Calgary', 'AB', 'T2P #@#'],
    ],
  },
  {
    code: 'GB',
    share: 9,
    given: words('Isla Freya Poppy Amelia Florence Harriet George Arthur Callum Harry Rhys Alfie'),
    family: words('Jones Williams Brown Evans Thomas Walker Wright Hughes Fraser Patel Ferguson'),
    streets: lines('Quayside; Church Lane; Mill Road; Station Street; Harbour View'),
    line: '# %',
    places: [
      ['Newcastle upon Tyne', '', 'NE1 #@@'],
      ['Bristol', '', 'BS1 #@@'],
      ['London', '', 'SE1 #@@'],
      ['Edinburgh', '', 'EH6 #@@'],
      ['Cardiff', '', 'CF10 #@@'],
    ],
  },
  {
    code: 'IE',
    share: 1,
    given: words('Aoife Saoirse Ciara Conor Cian Oisín'),
    family: words('Murphy Kelly Byrne Ryan Walsh'),
    streets: lines('Shore Road; Bridge Street; Patrick Street'),
    line: '# %',
    places: [
      ['Galway', 'G', 'H91 @#@#'],
      ['Cork', 'CO', 'T12 @#@#'],
      ['Dublin', 'D', 'D02 @@##'],
    ],
  },
  {
    code: 'DE',
    share: 5,
    given: words('Hannah Lena Clara Greta Jonas Paul Felix Anton'),
    family: words('Müller Schmidt Fischer Weber Becker Keller Hoffmann'),
    streets: lines('Lindenweg; Hafenstraße; Bergstraße; Am Markt'),
    line: '% #',
    places: [
      ['Freiburg', 'DE-BW', '791##'],
      ['Hamburg', 'DE-HH', '204##'],
      ['Berlin', 'DE-BE', '109##'],
      ['München', 'DE-BY', '803##'],
    ],
  },
  {
    code: 'FR',
    share: 4,
    given: words('Élodie Camille Manon Jules Hugo Louis'),
    family: words('Martin Bernard Petit Durand Moreau Laurent'),
    streets: lines('rue des Tilleuls; avenue de la Gare; quai du Port'),
    line: '# %',
    places: [
      ['Nantes', '', '44###'],
      ['Lyon', '', '6900#'],
      ['Marseille', '', '1300#'],
    ],
  },
  {
    code: 'NL',
    share: 2,
    given: words('Sanne Lotte Fleur Daan Sem Bram'),
    family: words('Jansen Bakker Visser Smit Mulder'),
    streets: lines('Dorpsstraat; Havenkade; Molenweg'),
    line: '% #',
    places: [
      ['Amsterdam', '', '10## @@'],
      ['Rotterdam', '', '30## @@'],
    ],
  },
  {
    code: 'AT',
    share: 1,
    given: words('Anna Sophie Lukas Jakob'),
    family: words('Gruber Huber Wagner Steiner'),
    streets: lines('Kirchengasse; Seestraße'),
    line: '% #',
    places: [
      ['Wien', '', '10#0'],
      ['Graz', '', '80##'],
    ],
  },
  {
    code: 'CH',
    share: 1,
    given: words('Lea Nina Luca Noah'),
    family: words('Meier Favre Frei Rossi'),
    streets: lines('Seeweg; Bahnhofstrasse'),
    line: '% #',
    places: [
      ['Zürich', 'ZH', '80##'],
      ['Genève', 'GE', '120#'],
      ['Bern', 'BE', '30##'],
    ],
  },
  {
    code: 'SE',
    share: 1,
    given: words('Elsa Maja Astrid Nils Axel'),
    family: words('Andersson Lindqvist Nilsson Berg'),
    streets: lines('Strandgatan; Storgatan'),
    line: '% #',
    places: [
      ['Göteborg', '', '411 ##'],
      ['Stockholm', '', '111 ##'],
    ],
  },
  {
    code: 'NO',
    share: 1,
    given: words('Ingrid Nora Emil Sander'),
    family: words('Hansen Olsen Larsen Dahl'),
    streets: lines('Bryggen; Fjordveien'),
    line: '% #',
    places: [
      ['Bergen', '', '50##'],
      ['Oslo', '', '01##'],
    ],
  },
  {
    code: 'ES',
    share: 1,
    given: words('Lucía Carmen Pablo Mateo'),
    family: words('García Fernández Ruiz Moreno'),
    streets: lines('Calle Mayor; Calle del Puerto'),
    line: '% #',
    places: [
      ['Barcelona', 'B', '080##'],
      ['Bilbao', 'BI', '480##'],
    ],
  },
  {
    code: 'IT',
    share: 1,
    given: words('Giulia Chiara Marco Matteo'),
    family: words('Rossi Bianchi Romano Conti'),
    streets: lines('Via Roma; Via del Porto'),
    line: '%, #',
    places: [
      ['Genova', 'GE', '161##'],
      ['Milano', 'MI', '201##'],
    ],
  },
  {
    code: 'PT',
    share: 1,
    given: words('Rosa Inês João Tiago'),
    family: words('Almeida Silva Santos Costa'),
    streets: lines('Rua Nova; Rua da Ribeira'),
    line: '% #',
    places: [
      ['Porto', '', '4050-###'],
      ['Lisboa', '', '1100-###'],
    ],
  },
  {
    code: 'JP',
    share: 2,
    given: words('Aiko Yui Haruka Haruto Ren Kenji'),
    family: words('Sato Suzuki Tanaka Ito Yamamoto'),
    streets: lines('Sakura; Minato; Motomachi'),
    line: '# %',
    places: [
      ['Kobe', 'JP28', '650-00##'],
      ['Yokohama', 'JP14', '231-00##'],
      ['Tokyo', 'JP13', '105-00##'],
    ],
  },
  {
    code: 'AU',
    share: 3,
    given: words('Zoe Matilda Ruby Lachlan Jack Oliver'),
    family: words('Hargrave Kelly Nguyen Walker Harris'),
    streets: lines('Ferry Parade; Beach Road; Wattle Street'),
    line: '# %',
    places: [
      ['Hobart', 'TAS', '700#'],
      ['Melbourne', 'VIC', '300#'],
      ['Sydney', 'NSW', '200#'],
    ],
  },
  {
    code: 'NZ',
    share: 1,
    given: words('Aroha Isla Nikau Hunter'),
    family: words('Walker Ngata Thompson'),
    streets: lines('Wharf Street; Kauri Road'),
    line: '# %',
    places: [
      ['Wellington', 'WGN', '601#'],
      ['Auckland', 'AUK', '101#'],
    ],
  },
  {
    code: 'BR',
    share: 1,
    given: words('Júlia Beatriz Miguel Davi'),
    family: words('Souza Oliveira Lima Pereira'),
    streets: lines('Rua das Flores; Avenida Atlântica'),
    line: '%, #',
    places: [
      ['São Paulo', 'SP', '01###-###'],
      ['Rio de Janeiro', 'RJ', '22###-###'],
    ],
  },
  {
    code: 'MX',
    share: 1,
    given: words('Sofía Valentina Santiago Diego'),
    family: words('Hernández López Cruz Flores'),
    streets: lines('Calle Hidalgo; Avenida Juárez'),
    line: '% #',
    places: [
      ['Guadalajara', 'JA', '441##'],
      ['Monterrey', 'NL', '640##'],
    ],
  },
  {
    code: 'IN',
    share: 1,
    given: words('Priya Ananya Arjun Rohan'),
    family: words('Nair Sharma Iyer Das'),
    streets: lines('MG Road; Lake View Road'),
    line: '# %',
    places: [
      ['Bengaluru', 'KA', '5600##'],
      ['Mumbai', 'MH', '4000##'],
    ],
  },
  {
    code: 'ZA',
    share: 1,
    given: words('Thandi Lerato Sipho Johan'),
    family: words('Dlamini Botha Nkosi Naidoo'),
    streets: lines('Long Street; Kloof Road'),
    line: '# %',
    places: [
      ['Cape Town', 'WC', '800#'],
      ['Durban', 'KZN', '400#'],
    ],
  },
];
