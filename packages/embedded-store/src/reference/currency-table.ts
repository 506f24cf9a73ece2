/** Code, name and symbol of every currency a shop can use; without a symbol the code stands for it. */
export const CURRENCY_TABLE = `
AED|United Arab Emirates dirham|د.إ
AFN|Afghan afghani|؋
ALL|Albanian lek|L
AMD|Armenian dram
ANG|Netherlands Antillean guilder|ƒ
AOA|Angolan kwanza|Kz
ARS|Argentine peso|$
AUD|Australian dollar|$
AWG|Aruban florin|Afl.
AZN|Azerbaijani manat|₼
BAM|Bosnia and Herzegovina convertible mark|KM
BBD|Barbadian dollar|$
BDT|Bangladeshi taka|৳
BGN|Bulgarian lev|лв.
BHD|Bahraini dinar|.د.ب
BIF|Burundian franc|Fr
BMD|Bermudian dollar|$
BND|Brunei dollar|$
BOB|Bolivian boliviano|Bs.
BRL|Brazilian real|R$
BSD|Bahamian dollar|$
BTC|Bitcoin|฿
BTN|Bhutanese ngultrum|Nu.
BWP|Botswana pula|P
BYN|Belarusian ruble|Br
BYR|Belarusian ruble (old)|Br
BZD|Belize dollar|$
CAD|Canadian dollar|$
CDF|Congolese franc|Fr
CHF|Swiss franc|CHF
CLP|Chilean peso|$
CNY|Chinese yuan|¥
COP|Colombian peso|$
CRC|Costa Rican colón|₡
CUC|Cuban convertible peso|$
CUP|Cuban peso|$
CVE|Cape Verdean escudo|$
CZK|Czech koruna|Kč
DJF|Djiboutian franc|Fr
DKK|Danish krone|kr.
DOP|Dominican peso|RD$
DZD|Algerian dinar|د.ج
EGP|Egyptian pound|EGP
ERN|Eritrean nakfa|Nfk
ETB|Ethiopian birr|Br
EUR|Euro|€
FJD|Fijian dollar|$
FKP|Falkland Islands pound|£
GBP|Pound sterling|£
GEL|Georgian lari|₾
GGP|Guernsey pound|£
GHS|Ghana cedi|₵
GIP|Gibraltar pound|£
GMD|Gambian dalasi|D
GNF|Guinean franc|Fr
GTQ|Guatemalan quetzal|Q
GYD|Guyanese dollar|$
HKD|Hong Kong dollar|$
HNL|Honduran lempira|L
HRK|Croatian kuna|kn
HTG|Haitian gourde|G
HUF|Hungarian forint|Ft
IDR|Indonesian rupiah|Rp
ILS|Israeli new shekel|₪
IMP|Manx pound|£
INR|Indian rupee|₹
IQD|Iraqi dinar|د.ع
IRR|Iranian rial|﷼
IRT|Iranian toman|تومان
ISK|Icelandic króna|kr.
JEP|Jersey pound|£
JMD|Jamaican dollar|$
JOD|Jordanian dinar|د.ا
JPY|Japanese yen|¥
KES|Kenyan shilling|KSh
KGS|Kyrgyzstani som|сом
KHR|Cambodian riel|៛
KMF|Comorian franc|Fr
KPW|North Korean won|₩
KRW|South Korean won|₩
KWD|Kuwaiti dinar|د.ك
KYD|Cayman Islands dollar|$
KZT|Kazakhstani tenge|₸
LAK|Lao kip|₭
LBP|Lebanese pound|ل.ل
LKR|Sri Lankan rupee|රු
LRD|Liberian dollar|$
LSL|Lesotho loti|L
LYD|Libyan dinar|د.ل
MAD|Moroccan dirham|د.م.
MDL|Moldovan leu
MGA|Malagasy ariary|Ar
MKD|Macedonian denar|ден
MMK|Burmese kyat|Ks
MNT|Mongolian tögrög|₮
MOP|Macanese pataca|P
MRU|Mauritanian ouguiya|UM
MUR|Mauritian rupee|₨
MVR|Maldivian rufiyaa|.ރ
MWK|Malawian kwacha|MK
MXN|Mexican peso|$
MYR|Malaysian ringgit|RM
MZN|Mozambican metical|MT
NAD|Namibian dollar|N$
NGN|Nigerian naira|₦
NIO|Nicaraguan córdoba|C$
NOK|Norwegian krone|kr
NPR|Nepalese rupee|₨
NZD|New Zealand dollar|$
OMR|Omani rial|ر.ع.
PAB|Panamanian balboa|B/.
PEN|Sol|S/
PGK|Papua New Guinean kina|K
PHP|Philippine peso|₱
PKR|Pakistani rupee|₨
PLN|Polish złoty|zł
PRB|Transnistrian ruble|р.
PYG|Paraguayan guaraní|₲
QAR|Qatari riyal|ر.ق
RON|Romanian leu|lei
RSD|Serbian dinar|рсд
RUB|Russian ruble|₽
RWF|Rwandan franc|Fr
SAR|Saudi riyal|ر.س
SBD|Solomon Islands dollar|$
SCR|Seychellois rupee|₨
SDG|Sudanese pound|ج.س.
SEK|Swedish krona|kr
SGD|Singapore dollar|$
SHP|Saint Helena pound|£
SLL|Sierra Leonean leone|Le
SOS|Somali shilling|Sh
SRD|Surinamese dollar|$
SSP|South Sudanese pound|£
STN|São Tomé and Príncipe dobra|Db
SYP|Syrian pound|ل.س
SZL|Swazi lilangeni|E
THB|Thai baht|฿
TJS|Tajikistani somoni|ЅМ
TMT|Turkmenistan manat|m
TND|Tunisian dinar|د.ت
TOP|Tongan paʻanga|T$
TRY|Turkish lira|₺
TTD|Trinidad and Tobago dollar|$
TWD|New Taiwan dollar|NT$
TZS|Tanzanian shilling|Sh
UAH|Ukrainian hryvnia|₴
UGX|Ugandan shilling|UGX
USD|United States (US) dollar|$
UYU|Uruguayan peso|$
UZS|Uzbekistani som|UZS
VED|Digital bolívar|Bs.D
VEF|Venezuelan bolívar (2008–2018)|Bs F
VES|Bolívar soberano|Bs.
VND|Vietnamese đồng|₫
VUV|Vanuatu vatu|Vt
WST|Samoan tālā|T
XAF|Central African CFA franc|CFA
XCD|East Caribbean dollar|$
XOF|West African CFA franc|CFA
XPF|CFP franc|XPF
YER|Yemeni rial|﷼
ZAR|South African rand|R
ZMW|Zambian kwacha|ZK
`;
