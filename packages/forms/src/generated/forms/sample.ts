// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/validation/validators.ts";
export const check0 = validate10;
const schema11 = {"$id":"sample_about","type":"object","if":{"type":"object","required":["has_pet"],"properties":{"has_pet":{"const":true}}},"$defs":{"person":{"type":"object","required":["name"],"properties":{"name":{"title":"이름","type":"string","minLength":1}}},"helper":{"title":"사람","type":"object","required":["name"],"properties":{"name":{"title":"이름","type":"string","minLength":1,"maxLength":10},"phone":{"title":"휴대전화 번호","type":"string","pattern":"^01[0-9]-[0-9]{3,4}-[0-9]{4}$","examples":["010-1234-5678"]},"has_car":{"title":"차를 가져오는지","type":"boolean"},"plate":{"title":"차량 번호","type":"string","minLength":1}}}},"required":["nickname","contact","has_pet","helpers","payment"],"properties":{"nickname":{"title":"별명","type":"string","minLength":2,"maxLength":20},"contact":{"type":"object","required":["name"],"properties":{"name":{"title":"이름","type":"string","minLength":1}}},"has_pet":{"title":"반려동물이 있는지","x-required-message":"반려동물이 있는지 골라 주세요.","type":"boolean"},"helpers":{"title":"도와줄 사람","x-unit":"명","x-prefix":"","x-required-message":"도와줄 사람을 한 명 이상 더해 주세요.","type":"array","minItems":1,"maxItems":3,"items":{"type":"object","required":["name","plate"],"properties":{"name":{"title":"이름","type":"string","minLength":1,"maxLength":10},"phone":{"title":"휴대전화 번호","type":"string","pattern":"^01[0-9]-[0-9]{3,4}-[0-9]{4}$","examples":["010-1234-5678"]},"has_car":{"title":"차를 가져오는지","type":"boolean"},"plate":{"title":"차량 번호","type":"string","minLength":1}}}},"payment":{"type":"object","discriminator":{"propertyName":"way"},"required":["way"],"properties":{},"oneOf":[{"type":"object","required":["way","card_name"],"properties":{"way":{"title":"결제 방법","x-required-message":"결제 방법을 골라 주세요.","const":"CARD"},"card_name":{"title":"카드에 적힌 이름","type":"string","minLength":1}}},{"type":"object","required":["way","depositor"],"properties":{"way":{"const":"TRANSFER"},"depositor":{"title":"보내는 사람","type":"string","minLength":1}}}]},"photos":{"title":"집 사진","x-unit":"장","type":"array","maxItems":2,"items":{"type":"string"}}},"then":{"required":["pet_name"],"properties":{"pet_name":{"title":"반려동물 이름","type":"string","minLength":1}}}};
const pattern0 = new RegExp("^01[0-9]-[0-9]{3,4}-[0-9]{4}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="sample_about" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.has_pet === undefined) && (missing0 = "has_pet")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.has_pet !== undefined){
if(true !== data.has_pet){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pet_name === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "pet_name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pet_name !== undefined){
let data1 = data.pet_name;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err4 = {instancePath:instancePath+"/pet_name",schemaPath:"#/then/properties/pet_name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/pet_name",schemaPath:"#/then/properties/pet_name/type",keyword:"type",params:{type: "string"}};
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
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickname === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickname"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.contact === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.has_pet === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_pet"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.helpers === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helpers"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.payment === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.nickname !== undefined){
let data2 = data.nickname;
if(typeof data2 === "string"){
if(codePointLength(data2) < 2){
const err12 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(codePointLength(data2) > 20){
const err13 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err15 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(codePointLength(data4) < 1){
const err16 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.has_pet !== undefined){
if(typeof data.has_pet !== "boolean"){
const err19 = {instancePath:instancePath+"/has_pet",schemaPath:"#/properties/has_pet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.helpers !== undefined){
let data6 = data.helpers;
if(Array.isArray(data6)){
if(data6.length > 3){
const err20 = {instancePath:instancePath+"/helpers",schemaPath:"#/properties/helpers/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length < 1){
const err21 = {instancePath:instancePath+"/helpers",schemaPath:"#/properties/helpers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err22 = {instancePath:instancePath+"/helpers/" + i0,schemaPath:"#/properties/helpers/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.plate === undefined){
const err23 = {instancePath:instancePath+"/helpers/" + i0,schemaPath:"#/properties/helpers/items/required",keyword:"required",params:{missingProperty: "plate"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(codePointLength(data8) < 1){
const err24 = {instancePath:instancePath+"/helpers/" + i0+"/name",schemaPath:"#/properties/helpers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(codePointLength(data8) > 10){
const err25 = {instancePath:instancePath+"/helpers/" + i0+"/name",schemaPath:"#/properties/helpers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/helpers/" + i0+"/name",schemaPath:"#/properties/helpers/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.phone !== undefined){
let data9 = data7.phone;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err27 = {instancePath:instancePath+"/helpers/" + i0+"/phone",schemaPath:"#/properties/helpers/items/properties/phone/pattern",keyword:"pattern",params:{pattern: "^01[0-9]-[0-9]{3,4}-[0-9]{4}$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/helpers/" + i0+"/phone",schemaPath:"#/properties/helpers/items/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.has_car !== undefined){
if(typeof data7.has_car !== "boolean"){
const err29 = {instancePath:instancePath+"/helpers/" + i0+"/has_car",schemaPath:"#/properties/helpers/items/properties/has_car/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.plate !== undefined){
let data11 = data7.plate;
if(typeof data11 === "string"){
if(codePointLength(data11) < 1){
const err30 = {instancePath:instancePath+"/helpers/" + i0+"/plate",schemaPath:"#/properties/helpers/items/properties/plate/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/helpers/" + i0+"/plate",schemaPath:"#/properties/helpers/items/properties/plate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/helpers/" + i0,schemaPath:"#/properties/helpers/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/helpers",schemaPath:"#/properties/helpers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.payment !== undefined){
let data12 = data.payment;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.way === undefined){
const err34 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/required",keyword:"required",params:{missingProperty: "way"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const tag0 = data12.way;
if(typeof tag0 == "string"){
if(tag0 === "CARD"){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.way === undefined){
const err35 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/0/required",keyword:"required",params:{missingProperty: "way"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.card_name === undefined){
const err36 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/0/required",keyword:"required",params:{missingProperty: "card_name"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.way !== undefined){
if("CARD" !== data12.way){
const err37 = {instancePath:instancePath+"/payment/way",schemaPath:"#/properties/payment/oneOf/0/properties/way/const",keyword:"const",params:{allowedValue: "CARD"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.card_name !== undefined){
let data14 = data12.card_name;
if(typeof data14 === "string"){
if(codePointLength(data14) < 1){
const err38 = {instancePath:instancePath+"/payment/card_name",schemaPath:"#/properties/payment/oneOf/0/properties/card_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/payment/card_name",schemaPath:"#/properties/payment/oneOf/0/properties/card_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else if(tag0 === "TRANSFER"){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.way === undefined){
const err41 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/1/required",keyword:"required",params:{missingProperty: "way"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12.depositor === undefined){
const err42 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/1/required",keyword:"required",params:{missingProperty: "depositor"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12.way !== undefined){
if("TRANSFER" !== data12.way){
const err43 = {instancePath:instancePath+"/payment/way",schemaPath:"#/properties/payment/oneOf/1/properties/way/const",keyword:"const",params:{allowedValue: "TRANSFER"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.depositor !== undefined){
let data16 = data12.depositor;
if(typeof data16 === "string"){
if(codePointLength(data16) < 1){
const err44 = {instancePath:instancePath+"/payment/depositor",schemaPath:"#/properties/payment/oneOf/1/properties/depositor/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payment/depositor",schemaPath:"#/properties/payment/oneOf/1/properties/depositor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "way", tagValue: tag0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/discriminator",keyword:"discriminator",params:{error: "tag", tag: "way", tagValue: tag0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.photos !== undefined){
let data17 = data.photos;
if(Array.isArray(data17)){
if(data17.length > 2){
const err50 = {instancePath:instancePath+"/photos",schemaPath:"#/properties/photos/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(typeof data17[i1] !== "string"){
const err51 = {instancePath:instancePath+"/photos/" + i1,schemaPath:"#/properties/photos/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/photos",schemaPath:"#/properties/photos/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"type":"object","required":["has_pet"],"properties":{"has_pet":{"const":true}},"$id":"7f8d397c"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="7f8d397c" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.has_pet === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_pet"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.has_pet !== undefined){
if(true !== data.has_pet){
const err1 = {instancePath:instancePath+"/has_pet",schemaPath:"#/properties/has_pet/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"title":"결제 방법","x-required-message":"결제 방법을 골라 주세요.","const":"CARD","$id":"-6e3c7a27"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-6e3c7a27" */;
let vErrors = null;
let errors = 0;
if("CARD" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "CARD"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"const":"TRANSFER","$id":"242c8cd4"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="242c8cd4" */;
let vErrors = null;
let errors = 0;
if("TRANSFER" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "TRANSFER"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"sample_about": check0,
"7f8d397c": check1,
"-6e3c7a27": check2,
"242c8cd4": check3,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { ListField } from "../../theme/fields/list/list-field.tsx";
import { PhoneWidget } from "../../patterns/phone/phone-widget.tsx";
import { UploadField } from "../../patterns/upload/upload-field.tsx";
import { VerifiedTextWidget } from "../../patterns/verified-text/verified-text-widget.tsx";

export const compiled: CompiledForm = {
  version: "b888c32d84ae",
  validators,
  widgets: { phone: PhoneWidget, verified: VerifiedTextWidget },
  fields: { list: ListField, upload: UploadField },
};
