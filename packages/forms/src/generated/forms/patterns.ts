// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"address-pattern_only","type":"object","additionalProperties":false,"required":["address","postcode","detail"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9]{5}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="address-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.postcode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.detail === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "address") || (key0 === "postcode")) || (key0 === "detail"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
if(codePointLength(data0) < 1){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(codePointLength(data0) > 200){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.postcode !== undefined){
let data1 = data.postcode;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.detail !== undefined){
let data2 = data.detail;
if(typeof data2 === "string"){
if(codePointLength(data2) < 1){
const err10 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(codePointLength(data2) > 100){
const err11 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"birth-pattern_only","type":"object","additionalProperties":false,"required":[],"properties":{"birthyear":{"type":"string","x-message":"태어난 해를 1992처럼 네 자리로 입력해 주세요.","pattern":"^(19|20)[0-9]{2}$","title":"태어난 해"},"birthday":{"type":"string","x-message":"생일을 03-14처럼 월과 일로 입력해 주세요.","pattern":"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","title":"생일"},"gender":{"title":"성별","type":"string","enum":["M","F","U"]}}};
const pattern3 = new RegExp("^(19|20)[0-9]{2}$", "u");
const pattern4 = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="birth-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "birthyear") || (key0 === "birthday")) || (key0 === "gender"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.birthyear !== undefined){
let data0 = data.birthyear;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err1 = {instancePath:instancePath+"/birthyear",schemaPath:"#/properties/birthyear/pattern",keyword:"pattern",params:{pattern: "^(19|20)[0-9]{2}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/birthyear",schemaPath:"#/properties/birthyear/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.birthday !== undefined){
let data1 = data.birthday;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.gender !== undefined){
let data2 = data.gender;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "M") || (data2 === "F")) || (data2 === "U"))){
const err6 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema12.properties.gender.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"box-days-pattern_visits","type":"object","additionalProperties":false,"required":["collection"],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}},"collection":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="box-days-pattern_visits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "date")){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.date === undefined){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "date")){
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.date !== undefined){
let data3 = data2.date;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"box-days-pattern_times","type":"object","additionalProperties":false,"required":["collection"],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}},"collection":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};
const pattern5 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="box-days-pattern_times" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "time")){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.time !== undefined){
let data1 = data0.time;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err4 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.time === undefined){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "time")){
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.time !== undefined){
let data3 = data2.time;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err9 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"$id":"consents-pattern_consents","type":"object","additionalProperties":false,"required":["consents"],"properties":{"consents":{"title":"약관 동의","x-required-message":"필수 항목에 모두 동의해 주세요.","type":"array","minItems":1,"maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["kind","version","agreed"],"properties":{"kind":{"type":"string","enum":["TERMS","PRIVACY","AGE_14","MARKETING"],"title":"종류"},"version":{"type":"string","format":"date","title":"판"},"agreed":{"title":"여부","type":"boolean"}}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="consents-pattern_consents" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consents"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "consents")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.consents !== undefined){
let data0 = data.consents;
if(Array.isArray(data0)){
if(data0.length > 10){
const err2 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
const err4 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.version === undefined){
const err5 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.agreed === undefined){
const err6 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/required",keyword:"required",params:{missingProperty: "agreed"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "kind") || (key1 === "version")) || (key1 === "agreed"))){
const err7 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/consents/" + i0+"/kind",schemaPath:"#/properties/consents/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "TERMS") || (data2 === "PRIVACY")) || (data2 === "AGE_14")) || (data2 === "MARKETING"))){
const err9 = {instancePath:instancePath+"/consents/" + i0+"/kind",schemaPath:"#/properties/consents/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema15.properties.consents.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/consents/" + i0+"/version",schemaPath:"#/properties/consents/items/properties/version/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/consents/" + i0+"/version",schemaPath:"#/properties/consents/items/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.agreed !== undefined){
if(typeof data1.agreed !== "boolean"){
const err12 = {instancePath:instancePath+"/consents/" + i0+"/agreed",schemaPath:"#/properties/consents/items/properties/agreed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/consents/" + i0,schemaPath:"#/properties/consents/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/consents",schemaPath:"#/properties/consents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"$id":"date-slot-pattern_only","type":"object","additionalProperties":false,"required":["move_date","move_time"],"properties":{"move_date":{"type":"string","format":"date","title":"이사 날짜"},"move_time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"이사 시간"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="date-slot-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.move_date === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "move_date"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.move_time === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "move_time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "move_date") || (key0 === "move_time"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.move_date !== undefined){
let data0 = data.move_date;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/move_date",schemaPath:"#/properties/move_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/move_date",schemaPath:"#/properties/move_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.move_time !== undefined){
let data1 = data.move_time;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err5 = {instancePath:instancePath+"/move_time",schemaPath:"#/properties/move_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/move_time",schemaPath:"#/properties/move_time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const check6 = validate16;
const schema17 = {"$id":"extras-pattern_extras","type":"object","additionalProperties":false,"required":["heavy_load","extra_help","helper_count"],"properties":{"heavy_load":{"title":"20kg 이상인 짐 여부","x-required-message":"20kg 이상인 짐이 있는지 골라 주세요.","type":"boolean"},"extra_help":{"title":"추가 인원 필요 여부","x-required-message":"작업자가 더 필요한지 골라 주세요.","type":"boolean"},"helper_count":{"title":"추가 인원","x-unit":"명","x-answer":"chosen","type":"integer","minimum":1,"maximum":5}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="extras-pattern_extras" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heavy_load === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heavy_load"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extra_help === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extra_help"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.helper_count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helper_count"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "heavy_load") || (key0 === "extra_help")) || (key0 === "helper_count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.heavy_load !== undefined){
if(typeof data.heavy_load !== "boolean"){
const err4 = {instancePath:instancePath+"/heavy_load",schemaPath:"#/properties/heavy_load/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.extra_help !== undefined){
if(typeof data.extra_help !== "boolean"){
const err5 = {instancePath:instancePath+"/extra_help",schemaPath:"#/properties/extra_help/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.helper_count !== undefined){
let data2 = data.helper_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const check7 = validate17;
const schema18 = {"$id":"floor-carriage-pattern_only","type":"object","additionalProperties":false,"required":["floor","carriage"],"properties":{"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV","LADDER"]}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="floor-carriage-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.floor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carriage === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "floor") || (key0 === "carriage"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.floor !== undefined){
let data0 = data.floor;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 120 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < -10 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.carriage !== undefined){
let data1 = data.carriage;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/carriage",schemaPath:"#/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "STAIRS") || (data1 === "EV")) || (data1 === "LADDER"))){
const err7 = {instancePath:instancePath+"/carriage",schemaPath:"#/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema18.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const check8 = validate18;
const schema19 = {"$id":"item-list-pattern_only","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"title":"옮길 짐","x-prefix":"","x-required-message":"옮길 짐을 하나 이상 담아 주세요.","type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["item_id","count"],"properties":{"item_id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":40,"examples":["bed-single"],"title":"품목"},"count":{"title":"짐 개수","x-unit":"개","type":"integer","minimum":1,"maximum":99}}}}}};
const pattern8 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="item-list-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.item_id === undefined){
const err4 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "item_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.count === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "item_id") || (key1 === "count"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.item_id !== undefined){
let data2 = data1.item_id;
if(typeof data2 === "string"){
if(codePointLength(data2) > 40){
const err7 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern8.test(data2)){
const err8 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.count !== undefined){
let data3 = data1.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const check9 = validate19;
const schema20 = {"$id":"password-pattern_only","type":"object","additionalProperties":false,"required":["passwd"],"properties":{"passwd":{"title":"비밀번호","type":"string","format":"password","minLength":8,"maxLength":20,"x-message":"비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요."}}};
const formats8 = /(?:)/;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="password-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passwd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwd"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "passwd")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.passwd !== undefined){
let data0 = data.passwd;
if(typeof data0 === "string"){
if(codePointLength(data0) < 8){
const err2 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(codePointLength(data0) > 20){
const err3 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats8.test(data0))){
const err4 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/format",keyword:"format",params:{format: "password"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const check10 = validate20;
const schema21 = {"$id":"person-pattern_only","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"title":"이름","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"email":{"title":"이메일","type":"string","format":"email","maxLength":254,"examples":["name@example.com"]}}};
const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="person-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(codePointLength(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(codePointLength(data0) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(codePointLength(data1) > 254){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10.test(data1))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const check11 = validate21;
const schema22 = {"$id":"phone-pattern_only","type":"object","additionalProperties":false,"required":["phone_number"],"properties":{"phone_number":{"title":"휴대전화 번호","type":"string","pattern":"^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$","x-message":"전화번호를 010-1234-5678처럼 입력해 주세요."}}};
const pattern10 = new RegExp("^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="phone-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone_number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "phone_number")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.phone_number !== undefined){
let data0 = data.phone_number;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err2 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const check12 = validate22;
const schema23 = {"$id":"sms-number-pattern_only","type":"object","additionalProperties":false,"required":["number"],"properties":{"number":{"title":"인증번호","x-message":"번호 여섯 자리를 모두 입력해 주세요.","type":"string","pattern":"^[0-9]{6}$"}}};
const pattern11 = new RegExp("^[0-9]{6}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="sms-number-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "number")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const check13 = validate23;
const schema24 = {"$id":"upload-pattern_only","type":"object","required":["photos"],"properties":{"photos":{"title":"짐 사진","x-unit":"장","x-required-message":"사진을 한 장 이상 올려 주세요.","type":"array","minItems":1,"maxItems":3,"items":{"type":"string"}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="upload-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.photos === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "photos"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.photos !== undefined){
let data0 = data.photos;
if(Array.isArray(data0)){
if(data0.length > 3){
const err1 = {instancePath:instancePath+"/photos",schemaPath:"#/properties/photos/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/photos",schemaPath:"#/properties/photos/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err3 = {instancePath:instancePath+"/photos/" + i0,schemaPath:"#/properties/photos/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/photos",schemaPath:"#/properties/photos/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const check14 = validate24;
const schema25 = {"$id":"username-pattern_only","type":"object","additionalProperties":false,"required":["username"],"properties":{"username":{"title":"아이디","type":"string","minLength":4,"maxLength":20,"pattern":"^[a-z][a-z0-9_-]*$","x-message":"아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 {minLength}자에서 {maxLength}자로 만들어 주세요."}}};
const pattern12 = new RegExp("^[a-z][a-z0-9_-]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="username-pattern_only" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "username")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(codePointLength(data0) < 4){
const err2 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(codePointLength(data0) > 20){
const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"address-pattern_only": check0,
"birth-pattern_only": check1,
"box-days-pattern_visits": check2,
"box-days-pattern_times": check3,
"consents-pattern_consents": check4,
"date-slot-pattern_only": check5,
"extras-pattern_extras": check6,
"floor-carriage-pattern_only": check7,
"item-list-pattern_only": check8,
"password-pattern_only": check9,
"person-pattern_only": check10,
"phone-pattern_only": check11,
"sms-number-pattern_only": check12,
"upload-pattern_only": check13,
"username-pattern_only": check14,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { AddressWidget } from "../../patterns/address/address-widget.tsx";
import { BirthdayWidget } from "../../patterns/birth/birthday-widget.tsx";
import { BoxDaysWidget } from "../../patterns/box-days/box-days-widget.tsx";
import { ConsentsField } from "../../patterns/consents/consents-field.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { FloorWidget } from "../../patterns/floor-carriage/floor-widget.tsx";
import { ItemListField } from "../../patterns/item-list/item-list-field.tsx";
import { NewPasswordWidget } from "../../patterns/password/new-password-widget.tsx";
import { PhoneWidget } from "../../patterns/phone/phone-widget.tsx";
import { SlotWidget } from "../../patterns/date-slot/slot-widget.tsx";
import { SmsNumberWidget } from "../../patterns/sms-number/sms-number-widget.tsx";
import { UploadField } from "../../patterns/upload/upload-field.tsx";
import { VerifiedTextWidget } from "../../patterns/verified-text/verified-text-widget.tsx";

export const compiled: CompiledForm = {
  version: "-KZI -TiC -hVl 0q2f 34jm 3WtF 3Zdv 3jnR 6GBc 9TMa BNZ6 CNVw F8E_ HxX- JojK Ks7d Ky4I N_2d QbCk Svbx Utlh X82k YSP3 YVbH _DmL a-ov dw96 e7ml fiRP h8_o hXmY ixlx jdKB kMMY kn0D l2Ou lYFD qKHp qdWS t3e5 uEdB uaR7 yoYy",
  validators,
  widgets: { address: AddressWidget, birthday: BirthdayWidget, boxDays: BoxDaysWidget, date: DateWidget, floor: FloorWidget, newPassword: NewPasswordWidget, phone: PhoneWidget, slot: SlotWidget, smsNumber: SmsNumberWidget, verified: VerifiedTextWidget },
  fields: { consents: ConsentsField, itemList: ItemListField, upload: UploadField },
};
